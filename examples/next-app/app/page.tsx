import { AddToCartButton } from 'quire-widgets';
import { formatMoney, moneyFromDecimal } from 'quire-widgets/core';

/** A server component: widgets render on the server, too, and hydrate in the browser. */
export default function Page() {
  return (
    <main>
      <h1>Bookcase</h1>
      <p>{formatMoney(moneyFromDecimal('130.98', 'USD'))}</p>
      <AddToCartButton sku="FUR-BO-10001798" feedback="drawer" />
    </main>
  );
}
