import { toHeadline } from '../../header/client/toHeader';
import type { HostSignal } from '../../platform/client/host/host';
import { mismatch, parseAnswer } from '../../platform/client/http/failures';
import { isSet, orUndefined } from '../../platform/client/wireValue';
import { parseProvidedTile } from '../../products/client/toProductTile';
import type { Storefront } from '../../storefront';
import { LandingBody, type LandingChoiceBody, LandingComponentBody, type LandingRequest } from '../contract/content';
import type { Landing, LandingChoice, LandingComponent, LandingFilters } from '../rules/landing';
import { contentEndpoints } from './endpoints';
import { toBanner } from './toBanner';

/**
 * Reads the landing page for the given filters [CONT-004]. Unknown components, and components or products that cannot
 * be parsed, are omitted; the first failure in each list is logged. Rejects with CommerceError, also if there are
 * components and none of them can be parsed.
 */
export async function readLanding(
  storefront: Storefront,
  { brands, categories, bopis, promo }: LandingFilters,
  signal?: HostSignal,
): Promise<Landing> {
  const { send, site, log, session } = storefront;
  const body = { filters: { brands, categories, bopis, promo } } satisfies LandingRequest;
  const answer = await send(LandingBody, contentEndpoints.landing, {
    body,
    on401: 'reject',
    signal,
  });

  function readable<Item>(items: readonly unknown[], path: string, read: (item: unknown, name: string) => Item) {
    const failures: { error: unknown; part: string }[] = [];
    const known = items.flatMap((item, index) => {
      const part = `${path}.${index}`;
      try {
        return [read(item, part)];
      } catch (error) {
        failures.push({ error, part });
        return [];
      }
    });
    const [first] = failures;
    if (first)
      void log('parts of a landing page are invalid', first.error, { part: first.part, count: failures.length });
    if (first && path === 'components' && known.length === 0) throw first.error;
    return known;
  }

  function toComponent(item: unknown, name: string): LandingComponent {
    const part = parseAnswer(LandingComponentBody, item, name);
    switch (part.componentType) {
      case 'heading':
        return { kind: 'heading', blocks: toHeadline(part.headliner) };
      case 'banner':
        return { kind: 'banner', banner: toBanner(part.banner, `${name}.banner`) };
      case 'tiles':
        return {
          kind: 'tiles',
          title: orUndefined(part.title),
          tiles: readable(part.items ?? [], `${name}.items`, (tile) =>
            parseProvidedTile(tile, site.currency, session.permissionDetail),
          ),
        };
      default:
        throw mismatch(name, `expected a known component, received ${part.componentType}`);
    }
  }

  const { filters } = answer;
  return {
    components: readable(answer.components, 'components', toComponent).filter(hasSome),
    choices: {
      brands: toChoices(filters?.brands),
      categories: toChoices(filters?.categories),
      promos: toChoices(filters?.promos),
      hasPickup: isSet(filters?.bopis),
    },
    total: orUndefined(answer.total),
  };
}

/** Whether a component has content. Empty components are dropped, so that a page with no others counts as empty. */
function hasSome(component: LandingComponent): boolean {
  if (component.kind === 'heading') return component.blocks.length > 0;
  if (component.kind === 'tiles') return component.tiles.length > 0;
  return Object.keys(component.banner.sizes).length > 0;
}

function toChoices(choices: readonly LandingChoiceBody[] | null | undefined): LandingChoice[] {
  return (
    (choices ?? [])
      // the URL represents no empty value, and none with a blank at an end
      .filter(({ value }) => value !== '' && value === value.trim())
      .map(({ value, name, count }) => ({ value, name: orUndefined(name) || value, count: orUndefined(count) }))
  );
}
