import { AddToCartButton, type AddToCartButtonProps } from '../../../src/widgets/cart/AddToCartButton/AddToCartButton';
import { fakeShop } from '../shop/fakeShop';
import { renderWidget } from './renderWidget';

/** A page with a button that adds a mug, unless the test overrides it. */
export function onAddButton(props: Partial<AddToCartButtonProps> = {}, shop = fakeShop()) {
  return { ...renderWidget(<AddToCartButton sku="MUG" {...props} />, { shop }), shop };
}
