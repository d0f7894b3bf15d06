import { describe, expect, test } from 'vitest';
import { EffectsTwice, renderOn, renderWidget } from '../../../tests/support/widgets/renderWidget';
import { aStorefront } from '../../../tests/support/widgets/storefront';
import { requestOverlay } from '../../core/platform/client/requestOverlay';
import { ApiFailureOverlay } from '../../widgets/cart/ApiFailureOverlay/ApiFailureOverlay';
import { useOverlayRequest } from './useOverlayRequest';
import { useRequestOverlay } from './useRequestOverlay';

function PurchaseOrder() {
  const { request, settle } = useOverlayRequest(['PON', 'POR']);
  if (!request) return <p>nothing to ask</p>;
  return (
    <>
      <h2>{request.overlay === 'PON' ? 'Number' : 'Release'}</h2>
      <button type="button" onClick={() => settle('done')}>
        Save
      </button>
    </>
  );
}

function Requester({ onEnd }: { onEnd: (outcome: string) => void }) {
  const request = useRequestOverlay();
  return (
    <button type="button" onClick={() => void request({ overlay: 'POR' }).then(onEnd)}>
      Ask
    </button>
  );
}

describe('useOverlayRequest', () => {
  test('receives a request from another widget and resolves it when it is settled', async () => {
    const ends: string[] = [];
    const page = renderWidget(
      <>
        <Requester onEnd={(outcome) => ends.push(outcome)} />
        <PurchaseOrder />
      </>,
    );

    await page.click('Ask');
    await page.findByText('Release');
    await page.click('Save');

    await expect.poll(() => ends).toEqual(['done']);
    await page.findByText('nothing to ask');
  });

  test('does not handle requests for other overlays, which resolve as not-here', async () => {
    const page = renderWidget(<PurchaseOrder />);
    await page.findByText('nothing to ask');

    expect(await requestOverlay(page.storefront, { overlay: 'BC' })).toBe('unavailable');
  });

  test('handles a request from before it mounted, exactly once, even if effects run twice', async () => {
    const storefront = aStorefront();
    storefront.events.subscribe('overlay:requested', (request) => {
      request.isLoading = true;
    });
    const outcome = requestOverlay(storefront, { overlay: 'PON' });

    const page = renderOn(
      storefront,
      <EffectsTwice>
        <PurchaseOrder />
      </EffectsTwice>,
    );
    await page.findByText('Number');
    const second = renderOn(storefront, <PurchaseOrder />);
    await second.findByText('nothing to ask');
    await page.click('Save');

    expect(await outcome).toBe('done');
    await page.findByText('nothing to ask');
  });

  test('receives each request from before its widget mounted; of two for one widget, the newer one replaces the other', async () => {
    const storefront = aStorefront();
    storefront.events.subscribe('overlay:requested', (request) => {
      request.isLoading = true;
    });
    const number = requestOverlay(storefront, { overlay: 'PON' });
    const release = requestOverlay(storefront, { overlay: 'POR' });
    const other = requestOverlay(storefront, { overlay: 'API_FAILURE' });

    const page = renderOn(storefront, <PurchaseOrder />);
    await page.findByText('Release');
    expect(await number).toBe('closed');
    await page.click('Save');
    expect(await release).toBe('done');

    const failure = renderOn(storefront, <ApiFailureOverlay />);
    await failure.click('Close');
    expect(await other).toBe('closed');
  });

  test('resolves a request as closed when a newer one replaces it or when it unmounts', async () => {
    const page = renderWidget(<PurchaseOrder />);
    await page.findByText('nothing to ask');
    const first = requestOverlay(page.storefront, { overlay: 'PON' });
    await page.findByText('Number');
    const second = requestOverlay(page.storefront, { overlay: 'POR' });
    expect(await first).toBe('closed');
    await page.findByText('Release');

    page.unmount();

    expect(await second).toBe('closed');
  });
});
