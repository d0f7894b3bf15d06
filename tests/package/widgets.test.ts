// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { entryOf } from '../../loader/widgetEntries';
import * as quire from '../../src/index';
import { hasStories, slugOfWidget, widgetNames } from './widgets';

test('there are widgets', () => {
  expect(widgetNames).toEqual(expect.arrayContaining(['AddToCartButton', 'AtcDrawer', 'MiniCart']));
});

test.each(widgetNames)('%s can be imported in an app, named in a page, and looked at in a story', async (name) => {
  const [entry, component] = [
    await entryOf(slugOfWidget(name), document.body, async () => {}),
    (quire as Record<string, unknown>)[name],
  ];
  expect({ inApp: typeof component, inStory: hasStories(name) }).toEqual({ inApp: 'function', inStory: true });
  expect(entry?.component).toBe(component);
});
