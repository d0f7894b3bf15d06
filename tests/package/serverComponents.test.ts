import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PackedProject, packProject, runIn } from './packed';
import { widgetNames } from './widgets';

let project: PackedProject;

beforeAll(() => {
  project = packProject();
}, 180_000);

afterAll(() => project?.remove());

test('a server component can import the package: widgets and hooks are client references, other exports run there', () => {
  cpSync('tests/package/asServer.mjs', path.join(project.folder, 'asServer.mjs'));
  const program = `
    import { register } from 'node:module';
    register('./asServer.mjs', import.meta.url);
    const { useState = 'not on servers' } = await import('react');
    const quire = await import('quire-widgets');
    const names = Object.keys(quire);
    const ofBrowser = names.filter((name) => quire[name] === 'of the browser');
    const { formatMoney, moneyFromDecimal } = await import('quire-widgets/core');
    const price = formatMoney(moneyFromDecimal('19.90', 'USD'));
    console.log(JSON.stringify({ useState, names, ofBrowser, price }));
  `;
  const { useState, names, ofBrowser, price } = JSON.parse(runIn(project, program, ['--conditions=react-server']));
  const hooks = names.filter((name: string) => /^use[A-Z]/.test(name));
  expect(useState).toBe('not on servers');
  expect(ofBrowser.toSorted()).toEqual([...hooks, ...widgetNames, 'StorefrontProvider'].toSorted());
  expect(price).toBe('$19.90');
}, 180_000);
