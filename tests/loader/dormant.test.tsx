import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTIVE } from '../../loader/activation';
import type { Surface } from '../../loader/entry';
import { folderOfWidget, slugOfWidget, widgetNames } from '../package/widgets';
import { atRest } from '../support/widgets/atRest';
import { BUSINESS_CONTEXT } from '../support/widgets/storefront';
import { configHtml, openPage } from './openPage';

const surfaces: { widgets: Surface }[] = await Promise.all(
  readdirSync('loader/surfaces').map((file) => import(/* @vite-ignore */ `../../loader/surfaces/${file}`)),
);

/** Attributes without which an element is invalid, and which open nothing. */
const REQUIRED: Record<string, string> = { 'premium-overlay': 'data-sku="MUG"' };

const dormancy = await Promise.all(
  widgetNames.map(async (name) => {
    const module = await import(/* @vite-ignore */ `../../${folderOfWidget(name)}/attributes`);
    return { slug: slugOfWidget(name), isDormant: module.isDormant === true };
  }),
);

/** Whether a widget displays anything: something other than boxes and closed dialogs. */
const displaysSomething = (element: Element): boolean =>
  [...(element.shadowRoot?.querySelectorAll('*') ?? [])].some(
    (inner) => !inner.closest('dialog') && !inner.matches('div,style,link,slot') && inner.textContent?.trim() !== '',
  );

const mount = async (slug: string, attributes: string, config: object) => {
  const page = openPage();
  for (const { widgets } of surfaces) Object.assign(page.entries, widgets);
  await page.mountAll(`${configHtml(config)}<div data-quire="${slug}" ${attributes}></div>`);
  return document.querySelector('[data-quire]') as Element;
};

test.each(dormancy.filter(({ isDormant }) => isDormant))(
  '$slug displays nothing until it is opened',
  async ({ slug }) => {
    for (const config of [{}, BUSINESS_CONTEXT]) {
      const element = await mount(slug, REQUIRED[slug] ?? '', config);
      await atRest(() => element.shadowRoot?.innerHTML.length ?? 0);
      expect(displaysSomething(element)).toBe(false);
    }
  },
);

test.each(['budget-overlay', 'messages-drawer'])(
  '%s has a button of its own, so it loads before it is opened [HDR-008, HDR-010]',
  async (slug) => {
    expect(dormancy).toContainEqual({ slug, isDormant: false });
    const element = await mount(slug, '', BUSINESS_CONTEXT);
    await expect.poll(() => displaysSomething(element)).toBe(true);
  },
);

test('a dormant widget whose element asks for a button loads near the viewport', async () => {
  const element = await mount('quick-view', 'data-opener="button"', {});
  await expect.poll(() => displaysSomething(element)).toBe(true);
  expect(element.matches(ACTIVE)).toBe(true);
});
