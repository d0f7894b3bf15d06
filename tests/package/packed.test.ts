import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { links } from '../docs/documents';
import { type PackedProject, packageExports, packProject, runIn } from './packed';
import { widgetNames } from './widgets';

let project: PackedProject;

beforeAll(() => {
  project = packProject();
}, 180_000);

afterAll(() => project?.remove());

const entries = Object.entries(packageExports());
const programs = entries.filter(([, files]) => files.some((file) => file.endsWith('.js'))).map(([entry]) => entry);

describe('the package as a customer has it', () => {
  test('it holds every file that its exports promise, documents, and no source, test or story', () => {
    expect(project.files).toEqual(expect.arrayContaining(entries.flatMap(([, files]) => files)));
    expect(
      project.files.filter((file) => !/^dist\/(npm|browser)\/|^package\.json$|\.(md|png)$|^LICENSE/.test(file)),
    ).toEqual([]);
    expect(project.files.filter((file) => /\.(test|stories)\./.test(file))).toEqual([]);
  });

  test('the sources that its maps lead to are in the maps, so that no bundler looks for them in vain', () => {
    const maps = project.files.filter((file) => file.endsWith('.js.map'));
    const hasSources = (file: string) =>
      JSON.parse(readFileSync(file, 'utf8')).sourcesContent?.every((text: unknown) => typeof text === 'string');
    expect(maps.length).toBeGreaterThan(100);
    expect(maps.filter((file) => !hasSources(file))).toEqual([]);
  });

  test('its documents lead to what it holds', () => {
    const targets = project.files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => links(readFileSync(file, 'utf8')).map((to) => path.posix.join(path.posix.dirname(file), to)));
    expect(targets.length).toBeGreaterThan(0);
    expect(project.files).toEqual(expect.arrayContaining(targets.map((target) => target.replace(/#.*/, ''))));
  });

  test('there are programs to import', () => {
    expect(programs).toEqual(expect.arrayContaining(['quire-widgets', 'quire-widgets/core']));
  });

  test.each(programs)(
    '%s can be imported in plain Node, where there is no document, and does nothing by it',
    (entry) => {
      const program = `
      const before = Object.keys(globalThis).length;
      const names = Object.keys(await import('${entry}'));
      const left = Object.keys(globalThis).length - before;
      console.log(JSON.stringify({ names, left, document: typeof document }));
    `;
      const { names, ...page } = JSON.parse(runIn(project, program));
      expect(page).toEqual({ left: 0, document: 'undefined' });
      expect(names.length).toBeGreaterThan(0);
    },
  );

  test('every widget is in it by its name', () => {
    const names = JSON.parse(
      runIn(project, "console.log(JSON.stringify(Object.keys(await import('quire-widgets'))));"),
    );
    expect(names).toEqual(expect.arrayContaining([...widgetNames, 'StorefrontProvider']));
  });

  test('the core needs neither React nor TanStack Query', () => {
    const modules = modulesOf('dist/npm/core/index.js');
    expect(modules).toContain('valibot');
    expect(modules.filter((name) => /react|tanstack/.test(name))).toEqual([]);
  });

  test("a module that begins with 'use client' still does", () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!test|stories)\.tsx?$/.test(file),
    );
    const clientModules = sources.filter((file) => /^'use client'/.test(readFileSync(path.join('src', file), 'utf8')));
    expect(clientModules.length).toBeGreaterThan(0);
    for (const file of clientModules) {
      const built = path.join('dist/npm', file.replace(/\.tsx?$/, '.js'));
      expect({ file, begins: readFileSync(built, 'utf8').slice(0, 13) }).toEqual({ file, begins: "'use client';" });
    }
  });

  test('styles.css holds the sheet of every widget', () => {
    const styles = readFileSync('dist/npm/styles.css', 'utf8');
    const sheets = readdirSync('src/widgets', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      const [block] = /\.quire-[a-z-]+/.exec(readFileSync(path.join('src/widgets', sheet), 'utf8')) ?? [];
      expect({ sheet, isThere: block !== undefined && styles.includes(block) }).toEqual({ sheet, isThere: true });
    }
  });
});

/** All specifiers that are reachable from a built file through its imports. */
function modulesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const specifiers = ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);
  return specifiers.flatMap((name) =>
    name.startsWith('.') ? modulesOf(path.join(path.dirname(file), name), seen) : [name],
  );
}
