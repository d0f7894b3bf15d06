import {
  activeLines,
  canSaveForLater,
  formatMoney,
  type LineItem,
  useAddToCart,
  useCart,
  useCheckout,
  useLineQuantity,
  useRemoveLine,
  useSaveForLater,
} from 'quire-widgets';

/** A button of the app's own: `phase` says what to show, and a press while one is under way does nothing. */
export function BuyButton({ sku }: { sku: string }) {
  const { phase, add } = useAddToCart();
  const words = { idle: 'Buy', adding: 'Adding…', added: 'Added', failed: 'Try again' };
  return (
    <button type="button" onClick={() => add([{ sku, quantity: 1 }])}>
      {words[phase]}
    </button>
  );
}

/** A cart of the app's own, in step with every widget and every tab. */
export function Basket() {
  const { phase, cart, error, reload } = useCart();
  const checkout = useCheckout({ isMiniCart: false });
  if (phase === 'failed') {
    return (
      <p role="alert">
        {error?.code}:{' '}
        <button type="button" onClick={reload}>
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
      <button type="button" disabled={checkout.isBlocked || checkout.phase !== 'idle'} onClick={checkout.start}>
        Check out
      </button>
    </section>
  );
}

/** Ten fast steps are one request; a refused quantity goes back to what the cart holds. */
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
      <button type="button" onClick={() => remove(line.id)}>
        Remove {line.name}
      </button>
      {canSaveForLater(line) && (
        <button type="button" onClick={() => save(line)}>
          Save {line.name} for later
        </button>
      )}
    </li>
  );
}
