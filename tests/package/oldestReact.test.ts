import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PackedProject, packProject } from './packed';
import { widgetsInStories, writtenProps } from './widgets';

let project: PackedProject;

beforeAll(() => {
  project = packProject({ react: 'react-19.0', 'react-dom': 'react-dom-19.0' });
}, 180_000);

afterAll(() => project?.remove());

test('every widget of the package is drawn and taken over by the oldest React that it says it runs on', async () => {
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const widgets = (await widgetsInStories()).flatMap(({ props, ...widget }) =>
    props.map((each) => ({ ...widget, props: JSON.parse(writtenProps(each)) })),
  );
  cpSync('tests/package/drawEveryWidget.mjs', path.join(project.folder, 'draw.mjs'));

  const happyDom = pathToFileURL(createRequire(import.meta.url).resolve('happy-dom')).href;
  const told = execFileSync(process.execPath, ['--preserve-symlinks', 'draw.mjs', JSON.stringify(widgets), happyDom], {
    cwd: project.folder,
    encoding: 'utf8',
  });
  const { version, drawn, complaints } = JSON.parse(told);

  expect(`>=${version}`).toBe(`${peerDependencies.react.split(' ')[0]}.0.0`);
  expect(complaints).toEqual([]);
  expect(drawn.map(({ name }: { name: string }) => name)).toEqual(widgets.map(({ name }) => name));
  for (const slug of ['add-to-cart-button', 'atc-drawer', 'mini-cart']) {
    for (const place of ['onServer', 'inPage']) {
      const html = drawn.find((widget: { slug: string }) => widget.slug === slug)[place];
      expect({ place, html }).toEqual({ place, html: expect.stringContaining(`quire-${slug}`) });
    }
  }
}, 180_000);
