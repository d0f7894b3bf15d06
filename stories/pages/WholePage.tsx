import type { ReactNode } from 'react';
import { MiniCart } from '../../src/widgets/cart/MiniCart/MiniCart';
import { SiteFooter } from '../../src/widgets/header/SiteFooter/SiteFooter';
import { SiteHeader } from '../../src/widgets/header/SiteHeader/SiteHeader';

type WholePageProps = {
  /** The title of the page, if no widget has it. */
  title?: string;
  slot?: 'home' | 'cart';
  children: ReactNode;
};

/** The layout of every page of the shop: its header with the cart, and its footer. */
export function WholePage({ title, slot, children }: WholePageProps) {
  return (
    <div className="page">
      <SiteHeader
        {...(slot && { slot })}
        searchUrl="/search"
        cart={slot === 'cart' ? undefined : <MiniCart freeShippingThreshold="60.00" />}
      />
      <div className="page__content">
        {title && <h1>{title}</h1>}
        {children}
      </div>
      <SiteFooter />
    </div>
  );
}
