import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { beforeNextKey } from '../../../tests/support/widgets/beforeNextKey';
import { EffectsTwice, renderWidget } from '../../../tests/support/widgets/renderWidget';
import { Drawer, type DrawerProps } from './Drawer';

const drawer = (props: Partial<DrawerProps> = {}) => (
  <Drawer isOpen onClose={() => {}} title="Your cart" closeLabel="Close" {...props}>
    {props.children ?? 'words'}
  </Drawer>
);

const scrolling = () => document.documentElement.style.overflow;

describe('Drawer', () => {
  test('is a dialog labelled by its title', async () => {
    const page = renderWidget(drawer());

    await expect.poll(page.title).toBe('Your cart');
    const title = page.getByRole('heading', { name: 'Your cart' });
    expect(page.drawer()?.getAttribute('aria-labelledby')).toBe(title.id);
    expect(page.drawer()?.textContent).toContain('words');
  });

  test('renders no content while closed', async () => {
    const page = renderWidget(drawer({ isOpen: false }));

    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    expect(page.box.querySelector('dialog')?.textContent).toBe('');
  });

  test('opens exactly one dialog, even if effects run twice', async () => {
    const page = renderWidget(<EffectsTwice>{drawer()}</EffectsTwice>);

    await expect.poll(page.title).toBe('Your cart');
    expect(page.box.querySelectorAll('dialog[open]')).toHaveLength(1);
  });

  test.each([
    ['its close button', (dialog: Element) => fireEvent.click(dialog.querySelector('button')!)],
    ['Esc', (dialog: Element) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['a click on the backdrop', (dialog: Element) => fireEvent.click(dialog)],
    ['the browser', (dialog: Element) => (dialog as HTMLDialogElement).close()],
  ])('calls onClose once when closed by %s', async (_what, act) => {
    const onClose = vi.fn();
    const page = renderWidget(drawer({ onClose }));
    await expect.poll(page.title).toBe('Your cart');

    act(page.drawer()!);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  test('is open before the next key event after the click that opens it', async () => {
    function Opener() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Cart
          </button>
          {drawer({ isOpen })}
        </>
      );
    }
    const page = renderWidget(<Opener />);
    fireEvent.click(await page.findButton('Cart'));
    await beforeNextKey();
    expect(page.title()).toBe('Your cart');
  });

  test('returns focus to the focusable ancestor of its opener when the opener is gone', async () => {
    const nest = (isOpen: boolean, hasOpener: boolean) => (
      <>
        <section tabIndex={-1} aria-label="Cart">
          <div>{hasOpener && <button type="button">Empty cart</button>}</div>
        </section>
        {drawer({ isOpen })}
      </>
    );
    const page = renderWidget(nest(false, true));
    (await page.findButton('Empty cart')).focus();
    page.redraw(nest(true, true));
    await expect.poll(page.title).toBe('Your cart');
    page.drawer()?.querySelector('button')?.focus();
    page.redraw(nest(true, false));
    await expect.poll(() => page.queryByText('Empty cart')).toBeNull();
    page.redraw(nest(false, false));
    await expect.poll(page.title).toBeUndefined();
    expect(document.activeElement).toBe(page.getByRole('region', { name: 'Cart' }));
  });

  test('does not close on a click inside its content', async () => {
    const onClose = vi.fn();
    const page = renderWidget(drawer({ onClose }));
    await expect.poll(page.title).toBe('Your cart');

    fireEvent.click(page.getByText('words'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('locks page scrolling until the last of two open drawers closes, then restores the page’s overflow [HDR-014, HDR-015]', async () => {
    await expect.poll(scrolling).toBe('');
    document.documentElement.style.overflow = 'auto';
    const nest = (isOuterOpen: boolean, isInnerOpen: boolean) => (
      <>
        {drawer({ isOpen: isOuterOpen, title: 'Outer' })}
        {drawer({ isOpen: isInnerOpen, title: 'Inner' })}
      </>
    );
    const page = renderWidget(nest(true, true));
    await expect.poll(scrolling).toBe('hidden');

    page.redraw(nest(false, true));
    await expect.poll(page.title).toBe('Inner');
    expect(scrolling()).toBe('hidden');
    page.redraw(nest(false, false));
    await expect.poll(scrolling).toBe('auto');
    document.documentElement.style.overflow = '';
  });

  test('has aria-busy while busy', async () => {
    const page = renderWidget(drawer({ isBusy: true }));

    await expect.poll(() => page.drawer()?.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  test('closed by a script of the page, it releases the page; it is shown again if its owner keeps it open [HDR-014]', async () => {
    const onClose = vi.fn();
    const page = renderWidget(drawer({ onClose }));
    await expect.poll(page.title).toBe('Your cart');
    page.drawer()?.close();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    await expect.poll(page.title).toBe('Your cart');
    expect(scrolling()).toBe('hidden');

    function Owner() {
      const [isOpen, setOpen] = useState(true);
      return drawer({ isOpen, title: 'Late', onClose: () => setTimeout(() => setOpen(false)) });
    }
    page.redraw(<Owner />);
    await expect.poll(page.title).toBe('Late');
    page.drawer()?.close();
    await expect.poll(page.title).toBeUndefined();
    await expect.poll(scrolling).toBe('');
  });

  test('in a DOM without modal dialogs, such as jsdom, it opens and closes as a plain dialog', async () => {
    const { showModal, close } = HTMLDialogElement.prototype;
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
    onTestFinished(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
    const page = renderWidget(drawer());
    await expect.poll(page.title).toBe('Your cart');
    page.redraw(drawer({ isOpen: false }));
    await expect.poll(page.title).toBeUndefined();
    expect(scrolling()).toBe('');
  });
});
