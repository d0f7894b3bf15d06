import type { PageLine } from '../../../../core/cart/rules/lineFamilies';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { type CartPageMessageKey, messages } from '../messages';

const OF_RELATION = { WARRANTY: 'warranty', ASSEMBLY: 'assembly', BUNDLE: 'bundlePart' } as const;

/** Badges of a line: a download, a plan, a sample, a product sold in packs, or a substitute. */
export function LineBadges({ line, details }: PageLine) {
  const translate = useMessages('cart-page', messages);
  const keys: (CartPageMessageKey | false | undefined)[] = [
    line.parent?.relation && OF_RELATION[line.parent.relation],
    line.isSoftware && 'software',
    line.isMembership && 'membership',
    line.isFreeSample && 'freeSample',
    details.isPreOrder && 'preOrder',
    details.hasPriceInCartOnly && 'seePrice',
  ];
  const badges = keys.filter((key) => key !== undefined && key !== false).map((key) => translate(key));
  if (line.surcharge && line.surcharge.increment > 1) badges.push(translate('packs', line.surcharge));
  if (details.replaces) badges.push(translate('replaces', { sku: details.replaces }));

  return (
    <p className="quire-cart-page__quiet">
      {details.partNumber && translate('item', { sku: details.partNumber })}
      {badges.map((badge) => (
        <span key={badge} className="quire-cart-page__badge">
          {badge}
        </span>
      ))}
    </p>
  );
}
