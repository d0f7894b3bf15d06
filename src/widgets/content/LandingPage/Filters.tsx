import {
  countFilters,
  type LandingChoice,
  type LandingChoices,
  type LandingFilters,
  offeredChoices,
  toggled,
} from '../../../core/content/rules/landing';
import type { FixedFilters } from '../../../hooks/content/useLanding';
import { useIsMobile } from '../../../hooks/platform/useMediaQuery';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { SelectField } from '../../../ui/controls/SelectField';
import type { messages } from './messages';

export type FiltersProps = {
  choices: LandingChoices;
  filters: LandingFilters;
  fixed: FixedFilters;
  narrow: (change: Partial<LandingFilters>) => void;
  translate: Translate<keyof typeof messages>;
};

const NO_FILTERS: LandingFilters = { bopis: false, promo: undefined, brands: [], categories: [] };

/**
 * The filters of a landing page, collapsed on a phone. Filters that the page itself has set are not offered [CONT-003].
 */
export function Filters({ choices, filters, fixed, narrow, translate }: FiltersProps) {
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
