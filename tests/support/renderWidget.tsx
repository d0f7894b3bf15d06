import { type BoundFunctions, configure, fireEvent, type queries, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import * as renderer from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { StorefrontProvider } from '../../src/hooks/platform/StorefrontProvider';
import { aStorefront, type TestStorefront, type TestStorefrontParts } from './storefront';

// as patient as the polls of vitest.config.ts
configure({ asyncUtilTimeout: 5000 });

type Name = string | RegExp;

/** Runs every effect twice, as React does in development; Preact has no such mode and draws what is inside. */
export const EffectsTwice: typeof renderer.StrictMode =
  (renderer as { StrictMode?: typeof renderer.StrictMode }).StrictMode ?? renderer.Fragment;

/** A widget on a page, as a customer meets it: by role and name. */
export type WidgetPage = BoundFunctions<typeof queries> & {
  storefront: TestStorefront;
  /** Where the widget is drawn. */
  box: HTMLElement;
  /** Draws something else in its place, as the page's own component would. */
  redraw(widget: ReactNode): void;
  /** Presses the button or link of that name, once it is there. */
  click(name: Name): Promise<void>;
  /** Types into the field of that name, and stays in it. */
  type(name: Name, text: string): Promise<void>;
  /** Goes away from the field of that name. */
  leave(name: Name): void;
  findButton(name: Name): Promise<HTMLElement>;
  /** The button's own words, when it is there. */
  field(name: Name): HTMLInputElement;
  /** Does nothing when it is pressed, and says so. */
  isOff(name: Name): boolean;
  /** What the live regions say now, one after another. */
  status(): string;
  alert(): string;
  /** The drawer that is open now: its title and its words. */
  drawer(): HTMLDialogElement | undefined;
  title(): string | undefined;
  unmount(): void;
};

/** Draws a widget in front of a fake shop, with React or with Preact as the run has it. */
export function renderWidget(widget: ReactNode, parts: TestStorefrontParts = {}): WidgetPage {
  return renderOn(aStorefront(parts), widget);
}

/** The same on a storefront that is there already: a second widget of the page, or one that comes late. */
export function renderOn(storefront: TestStorefront, widget: ReactNode): WidgetPage {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const draw = (it: ReactNode) => root.render(<StorefrontProvider storefront={storefront}>{it}</StorefrontProvider>);
  let isMounted = true;
  draw(widget);

  const page = within(box);
  const textOf = (role: string) =>
    page
      .queryAllByRole(role, { hidden: true })
      .map((element) => element.textContent)
      .filter(Boolean)
      .join(' | ');
  const openDrawer = () => box.querySelector<HTMLDialogElement>('dialog[open]') ?? undefined;
  const unmount = () => {
    if (isMounted) root.unmount();
    isMounted = false;
    box.remove();
  };
  onTestFinished(async () => {
    unmount();
    // a file that is still on its way would come into the place of the next test file
    await vi.dynamicImportSettled();
  });

  return {
    ...page,
    storefront,
    box,
    redraw: draw,
    findButton: (name) => page.findByRole('button', { name }),
    field: (name) => page.getByRole<HTMLInputElement>('textbox', { name }),
    isOff: (name) => page.getByRole('button', { name }).getAttribute('aria-disabled') === 'true',
    async click(name) {
      fireEvent.click(await Promise.any([page.findByRole('button', { name }), page.findByRole('link', { name })]));
    },
    async type(name, text) {
      fireEvent.input(await page.findByRole('textbox', { name }), { target: { value: text } });
    },
    leave(name) {
      const field = page.getByRole('textbox', { name });
      field.focus();
      field.blur();
    },
    status: () => textOf('status'),
    alert: () => textOf('alert'),
    drawer: openDrawer,
    title: () => openDrawer()?.querySelector('h2')?.textContent ?? undefined,
    unmount,
  };
}
