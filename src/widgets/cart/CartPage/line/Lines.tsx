import { isFurnitureService } from '../../../../core/cart/rules/furniture';
import type { PageFamily } from '../../../../core/cart/rules/lineFamilies';
import type { FurnitureFee } from '../../../../hooks/cart/useFurnitureFee';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';
import { useGrowing } from '../../../../hooks/platform/useGrowing';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { usePageQuery } from '../../../../hooks/platform/usePageQuery';
import { useStableItems } from '../../../../hooks/platform/useStableItems';
import { memoize } from '../../../../ui/rendering/memoize';
import { messages } from '../messages';
import { Line } from './Line';
import { ServiceLine } from './ServiceLine';

export type LinesProps = { families: PageFamily[]; fee: FurnitureFee; highlighted?: string[] } & Offers;

/** Whether lines can be saved for later and added to lists. */
type Offers = { hasSaved: boolean; hasLists: boolean };

/**
 * The lines of the cart, with child lines below their parents. Hundreds of lines stay responsive, because unchanged
 * lines are not re-rendered.
 */
export const Lines = memoize(({ families, fee, highlighted, hasSaved, hasLists }: LinesProps) => {
  const { settings, cart } = useStorefront();
  const isService = (family: PageFamily) => isFurnitureService(family.line, settings.cart.furnitureServiceSku);
  const translate = useMessages('cart-page', messages);
  const queryIds = usePageQuery('cartItemIds');
  const pointedOut = highlighted ?? queryIds?.split(',') ?? [];
  const first = families.find(({ line }) => pointedOut.includes(line.id))?.line.id;
  const all = useStableItems(families, ({ line }) => line.id || line.sku);
  const renderedCount = useGrowing(all.length, () => cart.state().isPending);

  return (
    <ul className="quire-cart-page__lines" aria-label={translate('items')}>
      {all.slice(0, renderedCount).map((family) => (
        <Family
          key={family.line.id || family.line.sku}
          family={family}
          fee={isService(family) ? fee : undefined}
          isPointedOut={pointedOut.includes(family.line.id)}
          isFirst={family.line.id === first}
          hasSaved={hasSaved}
          hasLists={hasLists}
        />
      ))}
    </ul>
  );
});

type FamilyProps = Offers & {
  family: PageFamily;
  fee: FurnitureFee | undefined;
  isPointedOut: boolean;
  isFirst: boolean;
};

const Family = memoize(({ family, fee, ...lineProps }: FamilyProps) => {
  const { line, details, children } = family;
  if (fee) return <ServiceLine details={details} fee={fee} />;
  return (
    <li className="quire-cart-page__family">
      <Line line={line} details={details} {...lineProps} />
      {children.length > 0 && (
        <ul className="quire-cart-page__children">
          {children.map((child) => (
            <li key={child.line.id || child.line.sku}>
              <Line line={child.line} details={child.details} parent={line} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});
