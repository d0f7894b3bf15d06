import { fireEvent } from '@testing-library/dom';
import { expect } from 'vitest';
import type { WidgetPage } from '../support/renderWidget';
import { passUntil } from './settle';

/** How long a screen may take to render its data and to debounce a quantity. */
const DRAWN_MS = 3000;

/** Waits for a visible state, on the fake clock. */
export async function until(isSo: () => boolean, what: string, limitMs = DRAWN_MS): Promise<void> {
  if (!(await passUntil(isSo, limitMs))) throw new Error(`${what} was not seen within ${limitMs} ms`);
}

/** The current text of all live regions. */
export const said = (page: WidgetPage): string => `${page.alert()} | ${page.status()}`;

/** Whether there is no spinner and nothing is busy. */
export const isCalm = ({ box }: WidgetPage): boolean =>
  box.querySelector('.quire-spinner, [aria-busy="true"]') === null;

export async function expectCalm(page: WidgetPage): Promise<void> {
  await passUntil(() => isCalm(page), DRAWN_MS);
  expect(page.box.querySelectorAll('.quire-spinner, [aria-busy="true"]')).toHaveLength(0);
}

/** The button or link with that name, if it is present and enabled. */
export function wayOn({ box }: WidgetPage, name: string | RegExp): HTMLElement | undefined {
  return [...box.querySelectorAll<HTMLElement>('button, a[href]')].find((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const isNamed = typeof name === 'string' ? words === name : name.test(words);
    return isNamed && element.getAttribute('aria-disabled') !== 'true';
  });
}

/** Clicks the control with that name once it is present and enabled. */
export async function press(page: WidgetPage, name: string | RegExp): Promise<void> {
  await until(() => wayOn(page, name) !== undefined, `a way on named ${name}`);
  fireEvent.click(wayOn(page, name) as HTMLElement);
}
