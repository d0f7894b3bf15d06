import type { Storefront } from '../src/core/client/storefront';
import type { ConfigurationFinding } from './diagnosis';
import { storefrontOf } from './storefronts';

/** Those of whoever is signed in, and what opens doors. Names of headers, addresses and figures are told. */
const SECRET = /session|key|token|secret|pass|auth|email|phone|coupon|nonce|cookie/i;
/** What an address says after its path. */
const QUERY = /^((?:[a-z]+:)?\/[^?#]*)[?#].*$/is;
const NO_SECRET = /(Header|Url|Ms|Param)$/;

/** Every configuration of the page, the one without a name first. Opens those shops that are not open yet. */
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
    return { name, problem: (error as Error).message };
  }
}

function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(QUERY, '$1');
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const tell = ([name, each]: [string, unknown]) =>
    SECRET.test(name) && !NO_SECRET.test(name) ? [name, 'not shown'] : [name, withoutSecrets(each)];
  return Object.fromEntries(Object.entries(value).map(tell));
}
