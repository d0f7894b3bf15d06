import {
  AddToCartButton,
  AtcDrawer,
  CartPage,
  LoginDrawer,
  MiniCart,
  OrderConfirmation,
  PaymentTabs,
  PlaceOrderButton,
  ProductTile,
  QuickView,
  RecsCarousel,
  SavedForLater,
  SearchBox,
  StoreLocator,
} from 'quire-widgets';
import type { Address } from 'quire-widgets/payment';
import type { ReactNode } from 'react';

/** The layout of every page. Widgets find each other: an add opens the drawer, and all of them share the cart. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        <SearchBox searchUrl="/search" />
        <StoreLocator label="Find a store" />
        <MiniCart />
      </header>
      <main>{children}</main>
      <AtcDrawer />
      <LoginDrawer />
    </>
  );
}

/** Products are requested by SKU, in one call for the page. */
export function CategoryPage({ skus }: { skus: string[] }) {
  return (
    <Page>
      {skus.map((sku) => (
        <ProductTile key={sku} sku={sku} />
      ))}
      <QuickView />
    </Page>
  );
}

export function ProductPage({ sku }: { sku: string }) {
  return (
    <Page>
      <AddToCartButton sku={sku} showQuantity feedback="drawer" />
      <RecsCarousel skus={[sku]} heading="Goes well with it" />
    </Page>
  );
}

export function BasketPage() {
  return (
    <Page>
      <CartPage />
      <SavedForLater />
    </Page>
  );
}

/** The button reads the email from the form, pays what it displays, and opens the confirmation. */
export function PaymentPage({ shippingAddress }: { shippingAddress: Address }) {
  return (
    <Page>
      <form>
        <label>
          Email <input name="email" type="email" required />
        </label>
        <PaymentTabs />
        <PlaceOrderButton shippingAddress={shippingAddress} />
      </form>
    </Page>
  );
}

export function ThanksPage({ orderNumber }: { orderNumber: string }) {
  return (
    <Page>
      <OrderConfirmation orderNumber={orderNumber} continueUrl="/" />
    </Page>
  );
}
