import {
  AddToCartButton,
  AtcDrawer,
  formatMoney,
  MiniCart,
  type Recommendation,
  useCart,
  useRecommendations,
} from 'quire-widgets';

/** The shop offers what customers bought along with this one: a bookcase. */
const SEED = 'FUR-BO-10001798';

/** A page of a React app: Quire's widgets, and a hook where the app draws for itself. */
export function App() {
  const { phase, products } = useRecommendations({ skus: [SEED], count: 8 });
  return (
    <>
      <header className="bar">
        <h1>Office, in React</h1>
        <CartTotal />
        <MiniCart />
      </header>
      <main>
        <p role="status">
          {phase === 'loading' ? 'Loading products' : phase === 'empty' ? 'No products right now' : ''}
        </p>
        <ul className="tiles">
          {products.map((product) => (
            <Tile key={product.sku} product={product} />
          ))}
        </ul>
      </main>
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

/** The app's own piece: the same cart that the widgets show. */
function CartTotal() {
  const { cart } = useCart();
  return <p className="total">{cart?.summary.subtotal && `Subtotal ${formatMoney(cart.summary.subtotal)}`}</p>;
}
