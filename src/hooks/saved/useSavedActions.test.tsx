import { expect, test } from 'vitest';
import { fakeShop } from '../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { useSavedActions } from './useSavedActions';
import { useSavedItems } from './useSavedItems';

/** The saved items of an app, with a button that moves the first one to the cart. */
function Saved() {
  const { items } = useSavedItems();
  const { status, data, mutate } = useSavedActions();
  const [first] = items;
  return (
    <>
      {first && (
        <button type="button" onClick={() => mutate({ kind: 'move', id: first.id })}>
          Move {first.name}
        </button>
      )}
      <p role="status">{`${items.length} saved, ${status}, ${data?.kind ?? 'nothing'}`}</p>
    </>
  );
}

test('useSavedActions moves an item of useSavedItems to the cart, with the status of any action [DEC-Q560]', async () => {
  const shop = fakeShop({ saved: { PEN: 1 } });
  const page = renderWidget(<Saved />, { shop, config: { cart: { retryDelaysMs: [] } } });
  await expect.poll(page.status).toBe('1 saved, idle, nothing');

  await page.click('Move Gel pen, blue');
  await expect.poll(page.status).toBe('0 saved, success, moved');
  expect(shop.cart.items).toMatchObject([{ itemId: 'PEN', qty: 1 }]);
});
