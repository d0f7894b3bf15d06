'use client';

import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { MembershipOffer } from './MembershipOffer';
import { messages } from './messages';

export type MembershipDrawerProps = ProductDrawerOptions & {
  /** The SKU of the membership product. */
  sku?: string;
  /** The benefits, one sentence each. */
  benefits?: string[];
  cartUrl?: string;
};

const NONE: string[] = [];

/** The benefits of a membership, and the button that buys it [TILE-016]. */
export function MembershipDrawer(props: MembershipDrawerProps) {
  const say = useMessages('membership-drawer', messages);
  const drawer = useProductDrawer('MEMBERSHIP', { opener: props.sku ? 'button' : 'none', ...props });
  const words = { open: say('open'), title: say('title'), close: say('close') };
  const sku = drawer.request?.sku ?? props.sku;
  return (
    <Widget block="membership-drawer">
      <ProductDrawer {...drawer} words={words}>
        {sku ? (
          <MembershipOffer sku={sku} benefits={props.benefits ?? NONE} cartUrl={props.cartUrl} say={say} />
        ) : (
          <p role="status">{say('none')}</p>
        )}
      </ProductDrawer>
    </Widget>
  );
}
