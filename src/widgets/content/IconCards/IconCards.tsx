import type { ReactNode } from 'react';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { iconCardText } from '../../../core/platform/rules/text';
import { usePictureUrl } from '../../../hooks/platform/usePictureUrl';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './IconCards.css';

export type IconCard = { headline: string; url?: string | undefined; image?: string | undefined };

export type IconCardsProps = RootProps & {
  /** The cards, in their order. */
  cards: IconCard[];
  /** The maximum number of characters of a headline. The default is 18 [TXT-002]. */
  max?: number;
};

/**
 * Small cards, each with a picture and a short text. Screen readers get the full text of a truncated headline
 * [TXT-002].
 */
export function IconCards({ cards, max, ...root }: IconCardsProps) {
  useStyles(styles);
  const pictureUrl = usePictureUrl();
  return (
    <Widget block="icon-cards" props={root}>
      <ul className="quire-icon-cards__list">
        {cards.map(({ headline, url, image }) => (
          <li key={headline}>
            <Card href={safeUrl(url)} name={headline}>
              {image && <img src={pictureUrl(image)} alt="" width="40" height="40" loading="lazy" />}
              <span>{iconCardText(headline, max)}</span>
            </Card>
          </li>
        ))}
      </ul>
    </Widget>
  );
}

function Card({ href, name, children }: { href: string | undefined; name: string; children: ReactNode }) {
  const className = 'quire-icon-cards__card';
  return href === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <a className={className} href={href} aria-label={name}>
      {children}
    </a>
  );
}
