import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OLDEST_PEERS, type PackedProject, packProject } from './packed';
import { widgetsInStories, writtenProps } from './widgets';

let project: PackedProject;

beforeAll(() => {
  project = packProject(OLDEST_PEERS);
}, 180_000);

afterAll(() => project?.remove());

test('every widget of the package renders on the server and hydrates with the oldest supported React and TanStack Query', async () => {
  const widgets = (await widgetsInStories()).flatMap(({ props, ...widget }) =>
    props.map((each) => ({ ...widget, props: JSON.parse(writtenProps(each)) })),
  );
  cpSync('tests/package/renderEveryWidget.mjs', path.join(project.folder, 'draw.mjs'));

  const happyDom = pathToFileURL(createRequire(import.meta.url).resolve('happy-dom')).href;
  const output = execFileSync(
    process.execPath,
    ['--preserve-symlinks', 'draw.mjs', JSON.stringify(widgets), happyDom],
    {
      cwd: project.folder,
      encoding: 'utf8',
    },
  );
  const { version, rendered, complaints } = JSON.parse(output);

  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const query = path.join(project.folder, 'node_modules/@tanstack/react-query/package.json');
  expect(`>=${version}`).toBe(`${peerDependencies.react.split(' ')[0]}.0.0`);
  expect(`^${JSON.parse(readFileSync(query, 'utf8')).version}`).toBe(peerDependencies['@tanstack/react-query']);
  expect(complaints).toEqual([]);
  expect(rendered.map(({ name }: { name: string }) => name)).toEqual(widgets.map(({ name }) => name));
  for (const slug of ['add-to-cart-button', 'atc-drawer', 'mini-cart']) {
    for (const target of ['onServer', 'inPage']) {
      const html = rendered.find((widget: { slug: string }) => widget.slug === slug)[target];
      expect({ target, html }).toEqual({ target, html: expect.stringContaining(`quire-${slug}`) });
    }
  }
}, 180_000);
