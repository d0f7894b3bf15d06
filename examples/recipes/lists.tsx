import { useAddToCart, useList, useLists } from 'quire-widgets';
import { type SyntheticEvent, useState } from 'react';

/** The customer's lists, once the customer is signed in. */
export function MyLists({ onOpen }: { onOpen: (id: string) => void }) {
  const { phase, lists, refetch } = useLists();
  if (phase === 'failed') return <Retry onPress={refetch} />;
  if (phase !== 'ready') return <p role="status">Loading your lists…</p>;
  return (
    <ul>
      {lists.map(({ id, name }) => (
        <li key={id}>
          <button type="button" onClick={() => onOpen(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One list. Quantities that change during a save are saved together with the next request. */
export function MyList({ id }: { id: string }) {
  const { phase, list, items, refetch, setQuantity, unsaved, save, edit, busy } = useList(id);
  const toCart = useAddToCart();
  if (phase === 'missing') return <p>This list does not exist.</p>;
  if (phase === 'failed') return <Retry onPress={refetch} />;
  if (!list) return <p role="status">Loading your list…</p>;
  return (
    <section aria-label={list.name}>
      {items.map((item) => (
        <p key={item.id}>
          <QuantityField
            label={`Quantity of ${item.sku}`}
            quantity={item.quantity}
            onChange={(quantity) => setQuantity(item.id, quantity)}
          />
          <button type="button" disabled={busy.includes(item.id)} onClick={() => edit.mutate({ kind: 'remove', item })}>
            Remove {item.sku}
          </button>
        </p>
      ))}
      {save.isError && unsaved.length > 0 && <Retry onPress={() => save.mutate()} />}
      <button type="button" disabled={toCart.isPending} onClick={() => toCart.mutate({ items })}>
        Add all to cart
      </button>
    </section>
  );
}

/** A typed quantity counts once the customer leaves the field or presses Enter; one that is not valid is discarded. */
function QuantityField(props: { label: string; quantity: number; onChange: (quantity: number) => void }) {
  const { label, quantity, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const submit = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (typed && currentTarget.validity.valid) onChange(currentTarget.valueAsNumber);
    setTyped(undefined);
  };
  return (
    <label>
      {label}
      <input
        type="number"
        min="1"
        step="1"
        required
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={submit}
        onKeyDown={(event) => event.key === 'Enter' && submit(event)}
      />
    </label>
  );
}

function Retry({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      Try again
    </button>
  );
}
