'use client';

import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { MembershipOffer } from './MembershipOffer';
import { messages } from './messages';

export type MembershipDrawerProps = ProductDrawerOptions & {
  /** The SKU by which the membership is bought. */
  sku?: string;
  /** What it is good for, a sentence each. */
  benefits?: string[];
  cartUrl?: string;
};

const NONE: string[] = [];

/** What a membership is good for, and the way to have it [TILE-016]. */
export function MembershipDrawer(props: MembershipDrawerProps) {
  const say = useMessages('membership-drawer', messages);
  const drawer = useProductDrawer('MEMBERSHIP', { opener: props.sku ? 'button' : 'none', ...props });
  const words = { open: say('open'), title: say('title'), close: say('close') };
  const sku = drawer.wish?.sku ?? props.sku;
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
