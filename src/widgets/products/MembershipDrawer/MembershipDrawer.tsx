'use client';

import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { MembershipOffer } from './MembershipOffer';
import { messages } from './messages';

export type MembershipDrawerProps = RootProps &
  ProductDrawerOptions & {
    /** The SKU of the membership product. */
    sku?: string;
    /** The benefits, one sentence each. */
    benefits?: string[];
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

const NONE: string[] = [];

/** The benefits of a membership, and the button that buys it [TILE-016]. */
export function MembershipDrawer(props: MembershipDrawerProps) {
  const translate = useMessages('membership-drawer', messages);
  const drawer = useProductDrawer('MEMBERSHIP', props, { subject: props.sku });
  const sku = drawer.request?.sku ?? props.sku;
  return (
    <Widget block="membership-drawer" props={props}>
      <ProductDrawer {...drawer} translate={translate}>
        <MembershipOffer sku={sku} benefits={props.benefits ?? NONE} cartUrl={props.cartUrl} translate={translate} />
      </ProductDrawer>
    </Widget>
  );
}
