import type { ReactNode, RefObject } from 'react';
import type { AddStatus } from '../../core/cart/rules/adding/addStatus';
import type { ProductTile } from '../../core/products/rules/productTile';
import { TILE_PICTURE_SIZES, type TileLook } from '../../core/products/rules/tileVariant';
import { Button } from '../controls/Button';
import { ButtonLink } from '../controls/ButtonLink';
import { QuantityStepper, type QuantityStepperProps } from '../controls/QuantityStepper';
import { AddStatusNotice } from '../feedback/AddStatusNotice';
import { useStyles } from '../rendering/StyleRoot';
import { ProductSummary, type ProductSummaryProps } from './ProductSummary';
import styles from './TileCard.css';

export type TileControl = {
  caption: string;
  /** The caption with the product's name, because many buttons on a page have the same caption. */
  label: string | undefined;
  isLink: boolean;
  href: string | undefined;
  isBusy: boolean;
  isOff: boolean;
  opensDialog: boolean;
  onPress: () => void;
};

export type TileAside = {
  key: string;
  /** The accessible name also contains the product's name. */
  caption: string;
  opensDialog?: boolean;
  isBusy?: boolean;
  onPress: () => void;
};

/** The parts of a tile, to arrange them in the app's own way. `controls` is undefined in a tile without buttons. */
export type TileParts = { summary: ReactNode; controls: ReactNode };

export type RenderTile = (tile: ProductTile, parts: TileParts) => ReactNode;

export type TileCardProps = Pick<ProductSummaryProps, 'tile' | 'locale' | 'texts' | 'notes'> & {
  look: TileLook;
  box?: RefObject<HTMLElement | null>;
  sponsored: string | undefined;
  badges: string[];
  lists: string[];
  listsLabel: string;
  /** Why the product cannot be bought. */
  blocked: string | undefined;
  control: TileControl | undefined;
  stepper: QuantityStepperProps | undefined;
  asides: TileAside[];
  /** A status message beside the result of an add. */
  status: string | undefined;
  addStatus: AddStatus | undefined;
  renderTile?: RenderTile | undefined;
};

/** One product in a list: its details, its price and its actions. */
export function TileCard(props: TileCardProps) {
  useStyles(styles);
  const { tile, locale, texts, notes, look, box, sponsored, badges, lists, listsLabel, renderTile } = props;

  const summary = (
    <>
      {sponsored && <p className="quire-tile__sponsored">{sponsored}</p>}
      <ProductSummary
        tile={tile}
        locale={locale}
        texts={texts}
        notes={notes}
        pictureSize={TILE_PICTURE_SIZES[look.density]}
      >
        {badges.map((badge) => (
          <p key={badge} className="quire-product__badge">
            {badge}
          </p>
        ))}
        {lists.length > 0 && (
          <ul className="quire-tile__lists" aria-label={listsLabel}>
            {lists.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </ProductSummary>
    </>
  );
  const controls = look.hasButtons ? <TileControls {...props} /> : undefined;

  return (
    <article ref={box} className={`quire-tile quire-tile--${look.density}`} part="tile" aria-label={tile.name}>
      {renderTile ? (
        renderTile(tile, { summary, controls })
      ) : (
        <>
          {summary}
          {controls}
        </>
      )}
    </article>
  );
}

function TileControls({ tile, blocked, control, stepper, asides, status, addStatus }: TileCardProps) {
  return (
    <div className="quire-tile__controls">
      {stepper && <QuantityStepper {...stepper} />}
      {blocked && (
        <p role="note" className="quire-tile__blocked">
          {blocked}
        </p>
      )}
      {control?.isLink && (
        <ButtonLink href={control.href}>
          <span>{control.caption}</span>
          <span className="quire-hidden-visually">{`: ${tile.name}`}</span>
        </ButtonLink>
      )}
      {control && !control.isLink && (
        <Button
          isBusy={control.isBusy}
          isDisabled={control.isOff}
          label={control.label}
          opensDialog={control.opensDialog}
          onClick={control.onPress}
        >
          {control.caption}
        </Button>
      )}
      {asides.length > 0 && (
        <div className="quire-tile__asides">
          {asides.map(({ key, caption, opensDialog, isBusy, onPress }) => (
            <Button
              key={key}
              kind="plain"
              label={`${caption}: ${tile.name}`}
              opensDialog={opensDialog}
              isBusy={isBusy}
              onClick={onPress}
            >
              {caption}
            </Button>
          ))}
        </div>
      )}
      <p role="status">{status}</p>
      <AddStatusNotice status={addStatus} />
    </div>
  );
}
