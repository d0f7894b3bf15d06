import { AddToCartButton, AtcDrawer, MiniCart, useCart, useRecommendations } from 'quire-widgets';
import { formatMoney } from 'quire-widgets/core';
import type { Recommendation } from 'quire-widgets/products';
import { useState } from 'react';
import { Checkout } from './Checkout';

/** The app displays what customers bought together with this product, a bookcase. */
const SEED = 'FUR-BO-10001798';

/** A page of a React app: Quire's widgets, and a hook where the app renders its own markup. */
export function App() {
  const [isCheckingOut, setCheckingOut] = useState(false);
  const { phase, products } = useRecommendations({ skus: [SEED], count: 8 });
  return (
    <>
      <header className="bar">
        <h1>Office, in React</h1>
        <CartTotal />
        <button type="button" onClick={() => setCheckingOut(true)}>
          Check out
        </button>
        <MiniCart />
      </header>
      {isCheckingOut ? (
        <main>
          <Checkout onClose={() => setCheckingOut(false)} />
        </main>
      ) : (
        <main>
          <p role="status">
            {phase === 'loading' ? 'Loading products' : phase === 'ready' ? '' : 'No products right now'}
          </p>
          <ul className="tiles">
            {products.map((product) => (
              <Tile key={product.sku} product={product} />
            ))}
          </ul>
        </main>
      )}
      <AtcDrawer />
    </>
  );
}

function Tile({ product }: { product: Recommendation }) {
  return (
    <li className="tile">
      <img src={product.imageUrl} alt="" width="180" height="180" />
      <h2>{product.name}</h2>
      <p>{product.price ? formatMoney(product.price) : product.priceText}</p>
      <AddToCartButton sku={product.sku} feedback="toast" />
    </li>
  );
}

/** The app's own component. It uses the same cart as the widgets. */
function CartTotal() {
  const { cart } = useCart();
  return <p className="total">{cart?.summary.subtotal && `Subtotal ${formatMoney(cart.summary.subtotal)}`}</p>;
}
