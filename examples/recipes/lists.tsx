import { useAddToCart, useList, useLists } from 'quire-widgets';

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

/** One list. A changed quantity is displayed at once, and saved together with those that follow during the save. */
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
          <label>
            Quantity of {item.sku}
            <input
              type="number"
              min="1"
              value={item.quantity}
              onChange={({ target }) => setQuantity(item.id, target.valueAsNumber || 1)}
            />
          </label>
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

function Retry({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      Try again
    </button>
  );
}
