import type { CommerceError } from '../src/core/platform/rules/commerceError';
import type { Storefront } from '../src/core/storefront';
import type { ConfigurationFinding } from './diagnosis';
import { storefrontOf } from './storefronts';
import { problemText, withoutSecrets } from './withoutSecrets';

/** Every configuration of the page, the unnamed one first. Creates the storefronts that do not exist yet. */
export function findConfigurations(): ConfigurationFinding[] {
  const named = [...document.querySelectorAll<HTMLElement>('[data-quire][data-config]')];
  const ids = new Set(named.map(({ dataset }) => dataset['config'] as string));
  return [lookAt('data-quire-config'), ...[...ids].map((id) => lookAt(`#${id}`, id))];
}

function lookAt(name: string, id?: string): ConfigurationFinding {
  try {
    const { site, settings } = storefrontOf(id);
    return { name, site, settings: withoutSecrets(settings) as Storefront['settings'] };
  } catch (error) {
    return { name, problem: problemText(error as CommerceError) };
  }
}
