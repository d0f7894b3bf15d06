import { useRef } from 'react';
import { FURNITURE_MESSAGES, isFurnitureService, serviceLabels } from '../../../../core/cart/rules/furniture';
import type { PageFamily, PageLine } from '../../../../core/cart/rules/lineFamilies';
import { isSame } from '../../../../core/platform/rules/isSame';
import { messageFor } from '../../../../core/platform/rules/messages';
import { formatMoney } from '../../../../core/platform/rules/priceText';
import type { FurnitureFee } from '../../../../hooks/cart/useFurnitureFee';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';
import { useBatchedRows } from '../../../../hooks/platform/useBatchedRows';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { usePageQuery } from '../../../../hooks/platform/usePageQuery';
import { memoize } from '../../../../ui/rendering/memoize';
import { useStyles } from '../../../../ui/rendering/StyleRoot';
import { messages } from '../messages';
import { Line } from './Line';
import styles from './Lines.css';

export type LinesProps = { families: PageFamily[]; fee: FurnitureFee; highlighted?: string[] } & Offers;

/** Whether lines can be saved for later and added to lists, and are shipped free. */
type Offers = { hasSaved: boolean; hasLists: boolean; isShippingFree: boolean };

/**
 * The lines of the cart, with child lines below their parents. Hundreds of lines stay responsive, because unchanged
 * lines are not re-rendered.
 */
export const Lines = memoize(({ families, fee, highlighted, ...offers }: LinesProps) => {
  useStyles(styles);
  const { settings, cart } = useStorefront();
  const isService = (family: PageFamily) => isFurnitureService(family.line, settings.cart.furnitureServiceSku);
  const translate = useMessages('cart-page', messages);
  const queryIds = usePageQuery('cartItemIds');
  const pointedOut = highlighted ?? queryIds?.split(',') ?? [];
  const first = families.find(({ line }) => pointedOut.includes(line.id))?.line.id;
  const all = useStableFamilies(families);
  const renderedCount = useBatchedRows(all.length, () => cart.state().isMutating);

  return (
    <ul className="quire-cart-page__lines" aria-label={translate('items')}>
      {all.slice(0, renderedCount).map((family) => (
        <Family
          key={idOf(family)}
          family={family}
          fee={isService(family) ? fee : undefined}
          isPointedOut={pointedOut.includes(family.line.id)}
          isFirst={family.line.id === first}
          {...offers}
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

const Family = memoize(({ family, fee, isPointedOut, isFirst, ...offers }: FamilyProps) => {
  const { line, details, children } = family;
  if (fee) return <ServiceLine details={details} fee={fee} />;
  return (
    <li className="quire-cart-page__family">
      <Line {...{ line, details, isPointedOut, isFirst }} {...offers} />
      {children.length > 0 && (
        <ul className="quire-cart-page__children">
          {children.map((child) => (
            <li key={idOf(child)}>
              <Line {...child} parent={line} {...offers} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

/**
 * The line for the furniture service of the whole cart, with quantity 1: the items served, the level, and the fee. The
 * fee is highlighted for 2000 ms after a level was chosen [FURN-002, FURN-003, FURN-004].
 */
function ServiceLine({ details, fee }: Pick<PageLine, 'details'> & { fee: FurnitureFee }) {
  const { settings, locale } = useStorefront();
  const cartMessages = settings.messages.cart;
  const { amount, isNew } = fee;

  return (
    <li
      className={`quire-cart-page__family quire-cart-page__services${isNew ? ' quire-cart-page__services--new' : ''}`}
    >
      <p className="quire-cart-page__facts">
        <strong>{messageFor(FURNITURE_MESSAGES, 'furniture.service', cartMessages)}</strong>
        {serviceLabels(details.services, cartMessages).map((text) => (
          <span key={text} className="quire-cart-page__quiet">
            {text}
          </span>
        ))}
      </p>
      <p className="quire-cart-page__prices">
        {amount === 'to-be-determined'
          ? messageFor(FURNITURE_MESSAGES, 'furniture.toBeDetermined', cartMessages)
          : amount && formatMoney(amount, locale)}
      </p>
    </li>
  );
}

/** A line is identified by its id, or by its SKU until the shop has given it one. */
const idOf = ({ line }: PageLine): string => line.id || line.sku;

/** The families with stable identity: one that equals that of the last render is the same object, and not re-rendered. */
function useStableFamilies(families: readonly PageFamily[]): PageFamily[] {
  const known = useRef<{ input: readonly PageFamily[]; stable: PageFamily[] }>(undefined);
  if (known.current?.input === families) return known.current.stable;

  const before = new Map(known.current?.stable.map((family) => [idOf(family), family]));
  const stable = families.map((family) => {
    const last = before.get(idOf(family));
    return last && isSame(last, family) ? last : family;
  });
  known.current = { input: families, stable };
  return stable;
}
