import { expect, test, vi } from 'vitest';
import { fakeShop } from '../../tests/support/shop/fakeShop';
import { renderWidget } from '../../tests/support/widgets/renderWidget';
import { useCustomMessages } from './account/useCustomMessages';
import { useApprovals } from './approvals/useApprovals';
import { useOrder } from './checkout/useOrder';
import { useContent } from './content/useContent';
import { useLanding } from './content/useLanding';
import { useListTiles } from './lists/useListTiles';
import { useCheckoutPayment } from './payment/useCheckoutPayment';
import { useShownPayment } from './payment/usePlaceOrder';
import { useStoreSearch } from './stores/useStoreSearch';

/** Hooks of widgets; those that the package exports are in stableResults.test.tsx. */
const HOOKS: Record<string, () => { refetch: () => unknown }> = {
  useApprovals: () => useApprovals({ max: 250, isRequired: true }),
  useCheckoutPayment,
  useContent: () => useContent({ slot: 'home' }),
  useCustomMessages,
  useLanding: () => useLanding({}),
  useListTiles: () => useListTiles(['MUG']),
  useOrder: () => useOrder('1'),
  useShownPayment,
  useStoreSearch: () => useStoreSearch({ key: ['search'], find: async () => [], freshForMs: 0, isOn: true }),
};

test.each(Object.entries(HOOKS))(
  '`refetch` of %s takes no options, so that it can handle a press',
  async (_, useHook) => {
    const presses: ((event: unknown) => unknown)[] = [];
    const Probe = () => {
      presses.push(useHook().refetch);
      return null;
    };
    renderWidget(<Probe />, { shop: fakeShop() });
    await expect.poll(() => presses.length).toBeGreaterThan(0);
    const read = vi.fn();
    const event = new Proxy({}, { get: read, ownKeys: read.mockReturnValue([]) });
    await presses[0]?.(event);
    expect(read).not.toHaveBeenCalled();
  },
);
