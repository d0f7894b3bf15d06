import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { folderOfWidget, widgetNames } from '../../tests/package/widgets';
import { onBusiness } from '../../tests/support/widgets/onBusiness';
import { renderWidget, type WidgetPage } from '../../tests/support/widgets/renderWidget';

type Props = Record<string, unknown>;
type Stories = { default: { args?: Props } } & Record<string, { args?: Props }>;

/** The source of a widget, without its tests and stories. */
function sourceOf(name: string): string {
  const folder = folderOfWidget(name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}

const DRAWER = /<\w*(Drawer|Overlay)\b/;
/** Everything that a customer fills in, except a quantity, which needs no button. */
const FIELD = /<(Field|\w*Fields|SelectField|Choices|Checkbox|StoreSearch|Form\w*|input|select|textarea)\b/;

/** Widgets whose drawers are not tested here. */
const OTHERS: Readonly<Record<string, string>> = {
  CartPage: 'has fields on the page',
  ListDetails: 'has fields on the page, and a drawer for one item',
  ListsPage: 'has fields on the page, and asks before a list is deleted',
  PaymentTabs: 'has no form of its own [DEC-Q380]',
  GiftCardBalance: 'has its fields in the frame of the vault',
  QuickBuy: 'has variants, which are chosen at once',
  QuickOrder: 'adds many rows, whose Enter leads to the next field',
};

const drawers = widgetNames.filter((name) => {
  const source = sourceOf(name);
  return DRAWER.test(source) && FIELD.test(source) && !(name in OTHERS);
});

/** The widget, open, with the props of each of its stories, before each kind of customer. */
async function openDrawers(name: string): Promise<WidgetPage[]> {
  const file = `../../${folderOfWidget(name)}/${name}`;
  const { [name]: widget } = await import(/* @vite-ignore */ file);
  const { default: meta, ...stories }: Stories = await import(/* @vite-ignore */ `${file}.stories`);
  const member = { session: { isLoggedIn: true, rewardsNumber: '7' } };
  return Object.values(stories).flatMap(({ args }) => {
    const opened = createElement(widget as ComponentType<Props>, { ...meta.args, ...args, open: true });
    return [renderWidget(opened), renderWidget(opened, { config: member }), onBusiness(opened)];
  });
}

describe('a drawer with fields', () => {
  test.each(drawers)('%s has them in a form with one button that submits it [DEC-Q380]', async (name) => {
    const pages = await openDrawers(name);
    const fields = () =>
      pages
        .flatMap((page) => [...(page.drawer()?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])])
        .filter((field) => !field.matches('.quire-stepper__input'));
    await expect.poll(() => fields().length).toBeGreaterThan(0);
    for (const { form } of fields()) {
      expect(form?.getAttribute('part')).toBe('form');
      // not while a search is pending
      await expect.poll(() => form?.querySelectorAll('button[type=submit]').length).toBe(1);
    }
  });
});
