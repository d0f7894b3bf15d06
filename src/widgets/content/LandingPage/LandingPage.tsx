import type { ReactNode } from 'react';
import type { Banner } from '../../../core/content/rules/banner';
import {
  countFilters,
  type LandingChoice,
  type LandingChoices,
  type LandingComponent,
  type LandingFilters,
  offeredChoices,
  toggled,
} from '../../../core/content/rules/landing';
import { formatNumber } from '../../../core/platform/rules/priceText';
import type { ProductTile } from '../../../core/products/rules/productTile';
import { bannerKey, useBanner } from '../../../hooks/content/useBanner';
import { type FixedFilters, type LandingState, useLanding } from '../../../hooks/content/useLanding';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useIsMobile } from '../../../hooks/platform/useMediaQuery';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { type TileCardOptions, useTileCard } from '../../../hooks/products/useTileCard';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { SelectField } from '../../../ui/controls/SelectField';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ListedTile } from '../../../ui/product/TileList';
import { BannerPicture } from '../../../ui/rendering/BannerPicture';
import { Headline } from '../../../ui/rendering/Headline';
import { Placeholder } from '../../../ui/rendering/Placeholder';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './LandingPage.css';
import { messages } from './messages';

export type LandingPageProps = RootProps &
  Pick<TileCardOptions, 'showCompare' | 'feedback' | 'onPress'> & {
    /** The subject of the page: these filters are always set, and the customer cannot change them. */
    filters?: FixedFilters;
    /** Fallback content: shown until the shop responds, and if the request fails. */
    children?: ReactNode;
  };

const NONE = {};

/**
 * A page of headings, banners and products, narrowed by the filters of its address [CONT-003, CONT-004]. The fallback
 * HTML stays until the page is loaded. If a later request fails, the filters stay so that the customer can choose
 * others.
 */
export function LandingPage({ filters: fixed = NONE, children, ...rest }: LandingPageProps) {
  useStyles(styles);
  const translate = useMessages('landing-page', messages);
  const { locale } = useStorefront();
  const { phase, landing, choices, filters, isStale, narrow, refetch } = useLanding(fixed);

  const total = landing?.total;
  const count =
    total === undefined || phase !== 'ready' ? undefined : translate('products', { n: formatNumber(total, locale) });
  const options = { ...rest, list: 'landing', source: 'landingPage', pageIndicator: JSON.stringify(filters) };
  const status = (
    <LoadingStatus state={phase} translate={translate} onRetry={refetch}>
      <p>{translate('empty')}</p>
    </LoadingStatus>
  );
  return (
    <Widget block="landing-page" props={rest}>
      <Placeholder own={children} isOver={choices !== undefined} isLoading={phase === 'loading'}>
        {choices ? (
          <div className="quire-landing-page__columns">
            <Filters choices={choices} filters={filters} fixed={fixed} narrow={narrow} translate={translate} />
            <div className="quire-landing-page__parts" aria-busy={isStale || undefined}>
              <p role="status">{count}</p>
              {landing?.components.map((component, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part has no key but its index
                <Part key={index} component={component} options={options} translate={translate} />
              ))}
              {status}
            </div>
          </div>
        ) : (
          status
        )}
      </Placeholder>
    </Widget>
  );
}

type PartProps = {
  component: LandingComponent;
  options: TileCardOptions;
  translate: Translate<keyof typeof messages>;
};

/** One part of a landing page, rendered by its kind. */
function Part({ component, options, translate }: PartProps) {
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

type FiltersProps = Pick<LandingState, 'filters' | 'narrow'> & {
  choices: LandingChoices;
  fixed: FixedFilters;
  translate: Translate<keyof typeof messages>;
};

const NO_FILTERS: LandingFilters = { bopis: false, promo: undefined, brands: [], categories: [] };

/**
 * The filters of a landing page, collapsed on a phone. Filters that the page itself has set are not offered [CONT-003].
 */
function Filters({ choices, filters, fixed, narrow, translate }: FiltersProps) {
  const isMobile = useIsMobile();
  const count = countFilters({ ...filters, ...unset(fixed) });
  const named = ({ name, count: n }: LandingChoice) => (n === undefined ? name : translate('choiceCount', { name, n }));
  const promos = offeredChoices(choices.promos, filters.promo === undefined ? [] : [filters.promo]);
  const lists = (['categories', 'brands'] as const)
    .filter((which) => fixed[which] === undefined)
    .map((which) => ({ which, offered: offeredChoices(choices[which], filters[which]) }))
    .filter(({ offered }) => offered.length > 0);
  const hasPickup = fixed.bopis === undefined && (choices.hasPickup || filters.bopis);
  const hasPromos = fixed.promo === undefined && promos.length > 0;
  if (lists.length === 0 && !hasPickup && !hasPromos) return null;

  return (
    <Disclosure
      className="quire-landing-page__filters"
      open={!isMobile}
      summary={count === 0 ? translate('filters') : translate('filtersSet', { n: count })}
    >
      <div className="quire-landing-page__fields">
        {hasPickup && (
          <Checkbox label={translate('bopis')} isChecked={filters.bopis} onChange={(bopis) => narrow({ bopis })} />
        )}
        {hasPromos && (
          <SelectField
            label={translate('promo')}
            options={[
              { value: '', label: translate('anyPromo') },
              ...promos.map((promo) => ({ value: promo.value, label: named(promo) })),
            ]}
            value={filters.promo ?? ''}
            onChoose={(promo) => narrow({ promo: promo || undefined })}
          />
        )}
        {lists.map(({ which, offered }) => (
          <fieldset key={which} className="quire-checkboxes quire-landing-page__list">
            <legend>{translate(which)}</legend>
            {offered.map((choice) => (
              <Checkbox
                key={choice.value}
                label={named(choice)}
                isChecked={filters[which].includes(choice.value)}
                onChange={() => narrow({ [which]: toggled(filters[which], choice.value) })}
              />
            ))}
          </fieldset>
        ))}
        <Button kind="secondary" isDisabled={count === 0} onClick={() => narrow(NO_FILTERS)}>
          {translate('clear')}
        </Button>
      </div>
    </Disclosure>
  );
}

/** Empty values for the filters that the page has set: they are not the customer's own. */
function unset(fixed: FixedFilters): Partial<LandingFilters> {
  const names = Object.keys(fixed) as (keyof LandingFilters)[];
  return Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]));
}
