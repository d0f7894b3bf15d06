import { fireEvent } from '@testing-library/dom';
import { expect } from 'vitest';
import type { WidgetPage } from '../support/widgets/renderWidget';
import { passUntil } from './settle';

/** How long a screen may take to render its data and to debounce a quantity. */
const RENDER_TIMEOUT_MS = 3000;

/** Waits for a visible state, on the fake clock. */
export async function until(isSo: () => boolean, what: string, limitMs = RENDER_TIMEOUT_MS): Promise<void> {
  if (!(await passUntil(isSo, limitMs))) throw new Error(`${what} was not seen within ${limitMs} ms`);
}

/** The current text of all live regions. */
export const announced = (page: WidgetPage): string => `${page.alert()} | ${page.status()}`;

/** Whether there is no spinner and nothing is busy. */
export const isCalm = ({ box }: WidgetPage): boolean =>
  box.querySelector('.quire-spinner, [aria-busy="true"]') === null;

export async function expectCalm(page: WidgetPage): Promise<void> {
  await passUntil(() => isCalm(page), RENDER_TIMEOUT_MS);
  expect(page.box.querySelectorAll('.quire-spinner, [aria-busy="true"]')).toHaveLength(0);
}

/** The button or link with that name, if it is present and enabled. */
export function enabledControl({ box }: WidgetPage, name: string | RegExp): HTMLElement | undefined {
  return [...box.querySelectorAll<HTMLElement>('button, a[href]')].find((element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const isNamed = typeof name === 'string' ? label === name : name.test(label);
    return isNamed && element.getAttribute('aria-disabled') !== 'true';
  });
}

/** Clicks the control with that name once it is present and enabled. */
export async function press(page: WidgetPage, name: string | RegExp): Promise<void> {
  await until(() => enabledControl(page, name) !== undefined, `a way on named ${name}`);
  fireEvent.click(enabledControl(page, name) as HTMLElement);
}
