import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderOn, renderWidget } from '../../../tests/support/widgets/renderWidget';
import { aStorefront } from '../../../tests/support/widgets/storefront';
import { requestOverlay } from '../../core/platform/client/requestOverlay';
import { Drawer } from '../../ui/overlays/Drawer';
import { MiniCart } from '../../widgets/cart/MiniCart/MiniCart';
import { QuickBuy } from '../../widgets/products/QuickBuy/QuickBuy';
import { QuickView } from '../../widgets/products/QuickView/QuickView';
import { BopisOverlay } from '../../widgets/stores/BopisOverlay/BopisOverlay';
import { useDrawerEvents } from './useDrawerEvents';
import { useLayer } from './useLayer';
import type { OpenProps } from './useOpenState';

function Layer(props: OpenProps) {
  const { isOpen, request, open, close } = useLayer(['PON'], props);
  useDrawerEvents('layer', isOpen);
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <Drawer isOpen={isOpen} onClose={() => close()} title={request ? 'Requested' : 'Own'} closeLabel="Close">
        <button type="button" onClick={() => close('done')}>
          Done
        </button>
      </Drawer>
    </>
  );
}

/** A page that owns the state of the layer, and records the calls. */
function owned(render: (props: Required<Pick<OpenProps, 'open' | 'onOpenChange'>>) => ReactNode) {
  const calls: boolean[] = [];
  function Page() {
    const [open, setOpen] = useState(true);
    return render({
      open,
      onOpenChange(next) {
        calls.push(next);
        setOpen(next);
      },
    });
  }
  return { calls, page: renderWidget(<Page />) };
}

describe('useLayer', () => {
  test.each([
    ['a layer', (props: OpenProps) => <Layer {...props} />],
    ['QuickBuy', (props: OpenProps) => <QuickBuy sku="MUG" {...props} />],
    ['QuickView', (props: OpenProps) => <QuickView sku="MUG" {...props} />],
    ['BopisOverlay', (props: OpenProps) => <BopisOverlay sku="MUG" {...props} />],
  ])('%s that its owner opens initially stays open in Strict Mode, and closes once', async (_name, render) => {
    const { calls, page } = owned(render);
    await expect.poll(page.drawer).toBeDefined();
    expect(calls).toEqual([]);

    await page.click('Close');
    await expect.poll(page.drawer).toBeUndefined();
    expect(calls).toEqual([false]);
  });

  test('without `open`, keeps the state itself, from `defaultOpen`', async () => {
    const onOpenChange = vi.fn();
    const page = renderWidget(<Layer defaultOpen onOpenChange={onOpenChange} />);
    await expect.poll(page.title).toBe('Own');
    await page.click('Close');
    await expect.poll(page.drawer).toBeUndefined();
    await page.click('Open');
    await expect.poll(page.title).toBe('Own');
    expect(onOpenChange.mock.calls).toEqual([[false], [true]]);

    page.unmount();
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  test('opens for a request of the page, and reports the outcome to the requester', async () => {
    const onOpenChange = vi.fn();
    const page = renderWidget(<Layer onOpenChange={onOpenChange} />);
    await page.findButton('Open');

    const outcome = requestOverlay(page.storefront, { overlay: 'PON' });
    await expect.poll(page.title).toBe('Requested');
    await page.click('Done');
    expect(await outcome).toBe('done');
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  test('declines a request if its owner keeps it closed', async () => {
    const onOpenChange = vi.fn();
    const page = renderWidget(<Layer open={false} onOpenChange={onOpenChange} />);
    await page.findButton('Open');
    expect(await requestOverlay(page.storefront, { overlay: 'PON' })).toBe('closed');
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    expect(page.drawer()).toBeUndefined();
  });

  test('waits for an owner that opens it late, and tells the owner of the last of two changes in one tick', async () => {
    function Late() {
      const [open, setOpen] = useState(false);
      return <Layer open={open} onOpenChange={(next) => setTimeout(() => setOpen(next), 50)} />;
    }
    const page = renderWidget(<Late />);
    await page.findButton('Open');
    const outcome = requestOverlay(page.storefront, { overlay: 'PON' });
    await expect.poll(page.title).toBe('Requested');
    await page.click('Done');
    expect(await outcome).toBe('done');

    const { calls, page: ticking } = owned((props) => <MiniCart {...props} />);
    await expect.poll(ticking.drawer).toBeDefined();
    ticking.storefront.events.publish('mini-cart:requested', { action: 'close' });
    ticking.storefront.events.publish('mini-cart:requested', { action: 'open' });
    ticking.storefront.events.publish('mini-cart:requested', { action: 'close' });
    expect(calls).toEqual([false, true, false]);
    await expect.poll(ticking.drawer).toBeUndefined();
  });

  test('publishes one opened and one closed event, also when it is removed while open', async () => {
    const storefront = aStorefront();
    const published: string[] = [];
    storefront.events.subscribe('drawer:opened', () => published.push('opened'));
    storefront.events.subscribe('drawer:closed', () => published.push('closed'));
    const page = renderOn(storefront, <Layer defaultOpen />);
    await expect.poll(page.title).toBe('Own');
    await expect.poll(() => published).toEqual(['opened']);

    page.unmount();
    await expect.poll(() => published).toEqual(['opened', 'closed']);
  });
});
