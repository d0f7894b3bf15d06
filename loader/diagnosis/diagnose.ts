import type { CommerceError } from '../../src/core/platform/rules/commerceError';
import type { Storefront } from '../../src/core/storefront';
import { pageLoader } from '../pageLoader';
import { storefrontOf } from '../storefronts';
import { configurationWarnings } from './configurationWarnings';
import type { ConfigurationFinding, Diagnosis, FileFinding } from './diagnosis';
import { findWidgets } from './findWidgets';
import { problemText, withoutQueries, withoutSecrets } from './withoutSecrets';

/**
 * Inspects the page as it is now, prints the result as tables and returns it. Mounts no widget.
 *
 * Values are left out of configurations and of invalid attributes if their name contains session, key, token, secret,
 * pass, auth, email, phone, coupon, nonce or cookie, unless the name ends with Header, Url, Ms or Param. URLs lose
 * everything after `?` or `#`, and their user name and password. Inside other text, a URL is recognised by a slash
 * before `?` or `#`, or by an equals sign after it. If a configuration is not JSON, the piece that the browser quotes
 * is left out. Everything else appears as the page has it.
 */
export function diagnose(): Diagnosis {
  const { version, observed } = pageLoader();
  const from = new URL('.', import.meta.url).href;
  const diagnosis: Diagnosis = {
    version,
    from,
    scripts: [...document.querySelectorAll<HTMLScriptElement>('script[src*="quire.js"]')].map(({ src }) =>
      withoutQueries(src),
    ),
    configurations: findConfigurations(),
    widgets: findWidgets(observed),
    files: findFiles(from),
  };
  print(diagnosis);
  return diagnosis;
}

function findFiles(from: string): FileFinding[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(from))
    .map((entry) => ({
      file: withoutQueries(entry.name).slice(from.length),
      ms: Math.round(entry.duration),
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    }));
}

function print({ version, from, scripts, configurations, widgets, files }: Diagnosis): void {
  console.log(`Quire ${version} from ${from}`);
  if (scripts.length > 1)
    console.log(`The script is on this page ${scripts.length} times; only the first one runs.`, scripts);
  for (const { name, problem, settings, warnings = [] } of configurations) {
    if (problem) console.log(`Configuration ${name}: ${problem}`);
    else console.log(`Configuration ${name}:`, settings);
    for (const warning of warnings) console.log(`Configuration ${name}: ${warning}`);
  }
  console.table(widgets.map(({ widget, state, why, ms }) => ({ widget, state, why, ms })));
  console.table(files);
}

/** Every configuration of the page, the unnamed one first. Creates the storefronts that do not exist yet. */
function findConfigurations(): ConfigurationFinding[] {
  const named = [...document.querySelectorAll<HTMLElement>('[data-quire][data-config]')];
  const ids = new Set(named.map(({ dataset }) => dataset['config'] as string));
  return [lookAt('data-quire-config'), ...[...ids].map((id) => lookAt(`#${id}`, id))];
}

function lookAt(name: string, id?: string): ConfigurationFinding {
  try {
    const storefront = storefrontOf(id);
    const settings = withoutSecrets(storefront.settings) as Storefront['settings'];
    const warnings = configurationWarnings(storefront);
    if (id === undefined && document.querySelectorAll('script[data-quire-config]').length > 1)
      warnings.push('several scripts have data-quire-config; only the first one is read');
    return { name, site: storefront.site, settings, warnings };
  } catch (error) {
    return { name, problem: problemText(error as CommerceError) };
  }
}
