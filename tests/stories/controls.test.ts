import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { defaultsOf } from '../docs/declarations';
import { folderOfWidget, widgetNames } from '../package/widgets';
import { launchChromium } from '../support/browser/chromium';

/** A prop of a widget, as the Controls panel and the manual describe it. */
type Control = {
  description?: string;
  type?: { name: string };
  control?: { type?: string };
  table?: { type?: { summary?: string }; defaultValue?: { summary?: string } };
};

type Preview = {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { loadStory(of: { storyId: string }): Promise<{ argTypes: Record<string, Control> }> };
  };
};

describe('every control of a widget', () => {
  const { url, stories } = inject('storybooks').react;
  let browser: Browser;
  const controls: [name: string, control: Control][] = [];
  const named = (wanted: (control: Control) => boolean) =>
    controls.filter(([, each]) => wanted(each)).map(([name]) => name);

  beforeAll(async () => {
    browser = await launchChromium();
    const page = await browser.newPage();
    const firsts = widgetNames.map((widget) => stories.find(({ title }) => title === `Widgets/${widget}`));
    await page.goto(`${url}/iframe.html?id=${firsts[0]?.id}&viewMode=story`);
    await page.waitForFunction(() => (window as unknown as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue);
    for (const story of firsts) {
      const props = await page.evaluate(async (storyId) => {
        const { storyStoreValue } = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
        return (await storyStoreValue.loadStory({ storyId })).argTypes;
      }, story?.id ?? '');
      const widget = story?.title.split('/')[1];
      for (const [name, control] of Object.entries(props)) controls.push([`${widget}: ${name}`, control]);
    }
  });
  afterAll(() => browser.close());

  test('has a description, a type and, if it is on or off, a default [DEC-Q470]', () => {
    expect(controls.length).toBeGreaterThan(400);
    expect(named(({ description }) => !description)).toEqual([]);
    expect(named(({ table }) => !table?.type?.summary)).toEqual([]);
    expect(named(({ type, table }) => type?.name === 'boolean' && !table?.defaultValue)).toEqual([]);
  });

  test('shows the default of the source [DEC-Q470]', () => {
    expect(named(({ table }) => table?.defaultValue?.summary?.includes('`') ?? false)).toEqual([]);
    for (const widget of widgetNames)
      for (const [prop, value] of defaultsOf(`${folderOfWidget(widget)}/${widget}.tsx`, widget)) {
        const [, control] = controls.find(([name]) => name === `${widget}: ${prop}`) ?? [];
        if (control)
          expect([widget, prop, control.table?.defaultValue?.summary]).toEqual([widget, prop, value || '""']);
      }
  });

  test('is a select for a list of values, never free text [DEC-Q470]', () => {
    const lists = controls.filter(([, { type }]) => type?.name === 'enum');
    expect(lists.length).toBeGreaterThan(30);
    expect(lists.filter(([, { control }]) => control?.type !== 'select')).toEqual([]);
    const texts = controls.filter(([, { control }]) => control?.type === 'text');
    expect(texts.filter(([, { table }]) => table?.type?.summary?.includes('" | "'))).toEqual([]);
  });
});
