import { useAddToCart, useCart, useCheckout, useLineQuantity, useRemoveLine, useSaveForLater } from 'quire-widgets';
import { activeLines, type LineItem } from 'quire-widgets/cart';
import { formatMoney } from 'quire-widgets/core';
import { canSaveForLater } from 'quire-widgets/saved';

/** The app's own button. Clicks are ignored while an add is in flight. */
export function BuyButton({ sku }: { sku: string }) {
  const { status, mutate } = useAddToCart();
  const labels = { idle: 'Buy', pending: 'Adding…', success: 'Added', error: 'Try again' };
  return (
    <button type="button" onClick={() => mutate({ items: [{ sku, quantity: 1 }] })}>
      {labels[status]}
    </button>
  );
}

/** The app's own cart, in sync with every widget and tab. */
export function Basket() {
  const { phase, cart, error, refetch } = useCart();
  const checkout = useCheckout({ isMiniCart: false });
  if (phase === 'failed') {
    return (
      <p role="alert">
        {error?.code}:{' '}
        <button type="button" onClick={refetch}>
          Try again
        </button>
      </p>
    );
  }
  if (!cart) return <p role="status">Loading your cart…</p>;
  const { subtotal } = cart.summary;
  return (
    <section aria-label="Basket">
      <ul>
        {activeLines(cart).map((line) => (
          <Row key={line.id} line={line} />
        ))}
      </ul>
      {subtotal && <p>Subtotal {formatMoney(subtotal)}</p>}
      <button
        type="button"
        disabled={checkout.isBlocked || checkout.status === 'pending'}
        onClick={() => checkout.mutate()}
      >
        Check out
      </button>
    </section>
  );
}

/** Ten fast steps become one request. A refused quantity reverts to the cart's. */
function Row({ line }: { line: LineItem }) {
  const quantity = useLineQuantity(line, line.quantityLimit === undefined ? {} : { limit: line.quantityLimit });
  const remove = useRemoveLine();
  const save = useSaveForLater();
  return (
    <li>
      {line.name}
      <button
        type="button"
        aria-label="Decrease quantity"
        disabled={!quantity.canStepDown}
        onClick={() => quantity.step(-1)}
      />
      <input
        aria-label={`Quantity of ${line.name}`}
        value={quantity.text}
        onChange={(event) => quantity.type(event.target.value)}
        onBlur={quantity.commit}
      />
      <button
        type="button"
        aria-label="Increase quantity"
        disabled={!quantity.canStepUp}
        onClick={() => quantity.step(1)}
      />
      {quantity.problem && <span role="alert">{quantity.problem.reason}</span>}
      <button type="button" onClick={() => remove.mutate(line.id)}>
        Remove {line.name}
      </button>
      {canSaveForLater(line) && (
        <button type="button" onClick={() => save.mutate(line)}>
          Save {line.name} for later
        </button>
      )}
    </li>
  );
}
