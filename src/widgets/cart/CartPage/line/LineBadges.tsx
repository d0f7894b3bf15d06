import type { PageLine } from '../../../../core/cart/rules/cartPageLines';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { type CartPageWord, messages } from '../messages';

const OF_RELATION = { WARRANTY: 'warranty', ASSEMBLY: 'assembly', BUNDLE: 'bundlePart' } as const;

/** Badges of a line: a download, a plan, a sample, a product sold in packs, or a substitute. */
export function LineBadges({ line, details }: PageLine) {
  const say = useMessages('cart-page', messages);
  const words: (CartPageWord | false | undefined)[] = [
    line.parent?.relation && OF_RELATION[line.parent.relation],
    line.isSoftware && 'software',
    line.isMembership && 'membership',
    line.isFreeSample && 'freeSample',
    details.isPreOrder && 'preOrder',
    details.hasPriceInCartOnly && 'seePrice',
  ];
  const badges = words.filter((word) => word !== undefined && word !== false).map((word) => say(word));
  if (line.surcharge && line.surcharge.increment > 1) badges.push(say('packs', line.surcharge));
  if (details.replaces) badges.push(say('replaces', { sku: details.replaces }));

  return (
    <p className="quire-cart-page__quiet">
      {details.partNumber && say('item', { sku: details.partNumber })}
      {badges.map((badge) => (
        <span key={badge} className="quire-cart-page__badge">
          {badge}
        </span>
      ))}
    </p>
  );
}
