import { fireEvent } from '@testing-library/dom';
import { expect } from 'vitest';
import type { WidgetPage } from '../support/renderWidget';
import { passUntil } from './settle';

/** How long a screen may take to draw what it knows, and to let a quantity rest. */
const DRAWN_MS = 3000;

/** Waits for what is seen, on the fake clock. */
export async function until(isSo: () => boolean, what: string, limitMs = DRAWN_MS): Promise<void> {
  if (!(await passUntil(isSo, limitMs))) throw new Error(`${what} was not seen within ${limitMs} ms`);
}

/** All that live regions say now. */
export const said = (page: WidgetPage): string => `${page.alert()} | ${page.status()}`;

/** Nothing spins, and nothing says that it is busy. */
export const isCalm = ({ box }: WidgetPage): boolean =>
  box.querySelector('.quire-spinner, [aria-busy="true"]') === null;

export async function expectCalm(page: WidgetPage): Promise<void> {
  await passUntil(() => isCalm(page), DRAWN_MS);
  expect(page.box.querySelectorAll('.quire-spinner, [aria-busy="true"]')).toHaveLength(0);
}

/** The button or link of that name, when there is one that does something. */
export function wayOn({ box }: WidgetPage, name: string | RegExp): HTMLElement | undefined {
  return [...box.querySelectorAll<HTMLElement>('button, a[href]')].find((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const isNamed = typeof name === 'string' ? words === name : name.test(words);
    return isNamed && element.getAttribute('aria-disabled') !== 'true';
  });
}

/** Presses what has that name, once it is there and does something. */
export async function press(page: WidgetPage, name: string | RegExp): Promise<void> {
  await until(() => wayOn(page, name) !== undefined, `a way on named ${name}`);
  fireEvent.click(wayOn(page, name) as HTMLElement);
}
