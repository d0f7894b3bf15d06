import { type BoundFunctions, configure, fireEvent, type queries, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import * as renderer from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { StorefrontProvider } from '../../../src/hooks/platform/StorefrontProvider';
import { aStorefront, type TestStorefront, type TestStorefrontOptions } from './storefront';

// the same as the poll timeout in vitest.config.ts
configure({ asyncUtilTimeout: 10_000 });

type Name = string | RegExp;

/** Runs every effect twice, as React does in development. Preact has no such mode and renders the children. */
export const EffectsTwice: typeof renderer.StrictMode =
  (renderer as { StrictMode?: typeof renderer.StrictMode }).StrictMode ?? renderer.Fragment;

let Effects: typeof renderer.StrictMode = EffectsTwice;

/** Runs effects once in the current test, as in production: for tests that count requests, logs or events. */
export function runEffectsOnce(): void {
  Effects = renderer.Fragment as typeof renderer.StrictMode;
  onTestFinished(() => {
    Effects = EffectsTwice;
  });
}

/** A widget on a page, accessed by role and name. */
export type WidgetPage = BoundFunctions<typeof queries> & {
  storefront: TestStorefront;
  /** The element that contains the widget. */
  box: HTMLElement;
  /** Renders something else in its place, as the page's own component would. */
  redraw(widget: ReactNode): void;
  /** Clicks the button or link with that name once it is present. */
  click(name: Name): Promise<void>;
  /** Types into the field with that name, and leaves the focus there. */
  type(name: Name, text: string): Promise<void>;
  /** Blurs the field with that name. */
  leave(name: Name): void;
  findButton(name: Name): Promise<HTMLElement>;
  /** The field with that name. */
  field(name: Name): HTMLInputElement;
  /** Whether the button is marked as disabled (`aria-disabled`). */
  isOff(name: Name): boolean;
  /** The current texts of the live regions, joined. */
  status(): string;
  alert(): string;
  /** The open drawer: its title and its text. */
  drawer(): HTMLDialogElement | undefined;
  title(): string | undefined;
  unmount(): void;
};

/** A widget that may render nothing, before a text of the page. */
export const beforeText = (widget: ReactNode) => (
  <>
    {widget}
    <p>After it</p>
  </>
);

/** What the widget of `beforeText` has rendered by the time that the text is displayed. */
export async function rendered({ box, findByText }: Pick<WidgetPage, 'box' | 'findByText'>): Promise<string> {
  await findByText('After it');
  return box.innerHTML.replace('<p>After it</p>', '');
}

/** Renders a widget with a fake shop, with React or Preact, depending on the run. */
export function renderWidget(widget: ReactNode, options: TestStorefrontOptions = {}): WidgetPage {
  return renderOn(aStorefront(options), widget);
}

/** The same in an element of a server-rendered page, which has fallback HTML. */
export function renderOver(fallback: string, widget: ReactNode, options: TestStorefrontOptions): WidgetPage {
  const host = document.createElement('div');
  host.innerHTML = fallback;
  document.body.append(host);
  onTestFinished(() => host.remove());
  return renderOn(aStorefront(options), widget, host.attachShadow({ mode: 'open' }));
}

/** The same with an existing storefront: a second widget of the page, or one that mounts later. */
export function renderOn(storefront: TestStorefront, widget: ReactNode, parent: Node = document.body): WidgetPage {
  const box = document.createElement('div');
  parent.appendChild(box);
  const root = createRoot(box);
  const renderWithStorefront = (it: ReactNode) =>
    root.render(
      <Effects>
        <StorefrontProvider storefront={storefront}>{it}</StorefrontProvider>
      </Effects>,
    );
  let isMounted = true;
  renderWithStorefront(widget);

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
    // a module that is still loading would resolve in the next test file
    await vi.dynamicImportSettled();
  });

  return {
    ...page,
    storefront,
    box,
    redraw: renderWithStorefront,
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
