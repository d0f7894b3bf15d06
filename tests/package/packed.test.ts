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

describe('the packed package', () => {
  test('contains every file of its exports, documents, and no source, test or story', () => {
    expect(project.files).toEqual(expect.arrayContaining(entries.flatMap(([, files]) => files)));
    expect(
      project.files.filter((file) => !/^dist\/(npm|browser)\/|^package\.json$|\.(md|png)$|^LICENSE/.test(file)),
    ).toEqual([]);
    expect(project.files.filter((file) => /\.(test|stories)\./.test(file))).toEqual([]);
  });

  test('has modules that can be read and debugged as they are, instead of source maps [DEC-Q412]', () => {
    const program = readFileSync('dist/npm/core/cart/rules/quantity.js', 'utf8');
    expect(project.files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(program).toContain('/**');
    expect(program).toMatch(/^export \{|^function checkQuantity/m);
  });

  test('has a licence, keywords and no address that belongs to one host of repositories [DEC-Q412]', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(manifest).toMatchObject({ license: 'MIT', keywords: expect.arrayContaining(['storefront']) });
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('repository');
    expect(project.files).toContain('LICENSE');
    expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License/);
  });

  test('has documents that link only to files of the package', () => {
    const targets = project.files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => links(readFileSync(file, 'utf8')).map((to) => path.posix.join(path.posix.dirname(file), to)));
    expect(targets.length).toBeGreaterThan(0);
    expect(project.files).toEqual(expect.arrayContaining(targets.map((target) => target.replace(/#.*/, ''))));
  });

  test('exports quire-widgets and quire-widgets/core as programs', () => {
    expect(programs).toEqual(expect.arrayContaining(['quire-widgets', 'quire-widgets/core']));
  });

  test.each(programs)('%s can be imported in plain Node, without a document, and adds no globals', (entry) => {
    const program = `
      const before = Object.keys(globalThis).length;
      const names = Object.keys(await import('${entry}'));
      const left = Object.keys(globalThis).length - before;
      console.log(JSON.stringify({ names, left, document: typeof document }));
    `;
    const { names, ...page } = JSON.parse(runIn(project, program));
    expect(page).toEqual({ left: 0, document: 'undefined' });
    expect(names.length).toBeGreaterThan(0);
  });

  test('exports every widget by its name', () => {
    const names = JSON.parse(
      runIn(project, "console.log(JSON.stringify(Object.keys(await import('quire-widgets'))));"),
    );
    expect(names).toEqual(expect.arrayContaining([...widgetNames, 'StorefrontProvider']));
  });

  test('has a core that imports neither React nor TanStack Query', () => {
    const modules = modulesOf('dist/npm/core/index.js');
    expect(modules).toContain('valibot');
    expect(modules.filter((name) => /react|tanstack/.test(name))).toEqual([]);
  });

  test("starts modules of components and hooks with 'use client', and no module that a server imports", () => {
    const entry = readFileSync('dist/npm/index.js', 'utf8');
    const exported = [...entry.matchAll(/from '\.\/(.*)'/g)].map(([, file = '']) => file);
    const isOfBrowser = (file: string) => /^(ui|widgets)\/|\/(use\w+|StorefrontProvider)\.js$/.test(file);
    expect(exported.length).toBeGreaterThan(widgetNames.length);
    for (const file of exported) {
      const isClient = readFileSync(path.join('dist/npm', file), 'utf8').startsWith("'use client';");
      expect({ file, isClient }).toEqual({ file, isClient: isOfBrowser(file) });
    }
  });

  test('has the style sheet of every widget in styles.css', () => {
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
