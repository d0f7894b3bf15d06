// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Surface } from '../../loader/entry';
import { widgets } from '../../loader/runtime';
import * as quire from '../../src/index';
import { hasStories, slugOfWidget, widgetNames } from './widgets';

const surfaces: { widgets: Surface }[] = await Promise.all(
  readdirSync('loader/surfaces').map((file) => import(/* @vite-ignore */ `../../loader/surfaces/${file}`)),
);
const entries: Surface = Object.assign({}, widgets, ...surfaces.map((surface) => surface.widgets));

test('widgetNames includes the first widgets', () => {
  expect(widgetNames).toEqual(expect.arrayContaining(['AddToCartButton', 'AtcDrawer', 'MiniCart']));
});

test.each(widgetNames)('%s is exported by the package, registered with the loader, and has a story', (name) => {
  const [entry, component] = [entries[slugOfWidget(name)], (quire as Record<string, unknown>)[name]];
  expect({ inApp: typeof component, inStory: hasStories(name) }).toEqual({ inApp: 'function', inStory: true });
  expect(entry?.component).toBe(component);
});
