import { OrderConfirmation, PaymentTabs, PlaceOrderButton, useCart } from 'quire-widgets';
import type { PlacedOrder } from 'quire-widgets/payment';
import { useState } from 'react';

const FIELDS = [
  { name: 'name', label: 'Full name', autoComplete: 'name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'address1', label: 'Street address', autoComplete: 'address-line1' },
  { name: 'zipCode', label: 'ZIP code', autoComplete: 'postal-code' },
];

/**
 * The app's own checkout: a form of its own, from which the button reads the order's details, and the payment step. The
 * confirmation is displayed in place, without navigation.
 */
export function Checkout({ onClose }: { onClose: () => void }) {
  const { cart } = useCart();
  const [placed, setPlaced] = useState<PlacedOrder>();
  if (placed) return <OrderConfirmation orderNumber={placed.number} continueUrl="/" />;

  return (
    <form className="checkout">
      <h2>Checkout</h2>
      <ul>
        {cart?.lines.map((line) => (
          <li key={line.id}>{`${line.quantity} × ${line.name}`}</li>
        ))}
      </ul>
      {FIELDS.map(({ label, ...field }) => (
        <label key={field.name}>
          {label}
          <input required {...field} />
        </label>
      ))}
      <PaymentTabs />
      <PlaceOrderButton
        onSuccess={({ preventDefault, ...order }) => {
          preventDefault();
          setPlaced(order);
        }}
      />
      <button type="button" onClick={onClose}>
        Back to the products
      </button>
    </form>
  );
}
