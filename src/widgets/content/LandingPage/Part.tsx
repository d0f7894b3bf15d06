import type { Banner } from '../../../core/content/rules/banner';
import type { LandingComponent } from '../../../core/content/rules/landing';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { bannerKey, useBanner } from '../../../hooks/content/useBanner';
import type { Translate } from '../../../hooks/platform/useMessages';
import { type TileCardOptions, useTileCard } from '../../../hooks/products/useTileCard';
import { ListedTile } from '../../../ui/product/TileList';
import { BannerPicture } from '../../../ui/rendering/BannerPicture';
import { Headline } from '../../../ui/rendering/Headline';
import type { LandingPageMessageKey } from './messages';

export type PartProps = {
  component: LandingComponent;
  options: TileCardOptions;
  translate: Translate<LandingPageMessageKey>;
};

/** One part of a landing page, rendered by its kind. */
export function Part({ component, options, translate }: PartProps) {
  const useCard = (tile: ProductTile) => useTileCard(tile, options, translate);
  if (component.kind === 'banner') return <Picture key={bannerKey(component.banner)} banner={component.banner} />;
  if (component.kind === 'heading')
    return (
      // biome-ignore lint/a11y/useSemanticElements: an author's content may have blocks, which an h2 cannot contain
      <div role="heading" aria-level={2} className="quire-landing-page__heading" part="title">
        <Headline blocks={component.blocks} />
      </div>
    );
  return (
    <section aria-label={component.title}>
      {component.title && (
        <h2 className="quire-landing-page__heading" part="title">
          {component.title}
        </h2>
      )}
      <ul className="quire-landing-page__tiles">
        {component.tiles.map((tile) => (
          <li key={tile.sku}>
            <ListedTile tile={tile} useCard={useCard} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ banner }: { banner: Banner }) {
  const shown = useBanner(banner);
  return shown && <BannerPicture {...shown} />;
}
