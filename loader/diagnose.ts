import type { Diagnosis, FileFinding } from './diagnosis';
import { findConfigurations } from './findConfigurations';
import { findWidgets } from './findWidgets';
import type { Watched } from './watched';
import { withoutQueries } from './withoutSecrets';

/** What the loader knows of the page. */
type Known = { version: string; watched: ReadonlyMap<Element, Watched> };

/**
 * Looks at the page as it is now, prints that as tables, and gives it back. No widget is woken by it.
 *
 * Left out are, of configurations and of attributes that are wrong, the values whose name has one of these words in it:
 * session, key, token, secret, pass, auth, email, phone, coupon, nonce, cookie; not where the name ends with Header, Url, Ms
 * or Param. Of every address what follows `?` or `#`, and who signs in by it; among other words an address is told by a slash
 * before that or an equals sign after. Of a configuration that is no JSON, the piece that
 * the browser quotes. Everything else is told as the page has it.
 */
export function diagnose(): Diagnosis {
  const { version, watched } = (globalThis as unknown as Record<symbol, Known>)[Symbol.for('quire')] as Known;
  const from = new URL('.', import.meta.url).href;
  const diagnosis: Diagnosis = {
    version,
    from,
    scripts: [...document.querySelectorAll<HTMLScriptElement>('script[src*="quire.js"]')].map(({ src }) =>
      withoutQueries(src),
    ),
    configurations: findConfigurations(),
    widgets: findWidgets(watched),
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
  if (scripts.length > 1) console.log(`The script stands here ${scripts.length} times; the first one works.`, scripts);
  for (const { name, problem, settings } of configurations) {
    if (problem) console.log(`Configuration ${name}: ${problem}`);
    else console.log(`Configuration ${name}:`, settings);
  }
  console.table(widgets.map(({ widget, state, why, ms }) => ({ widget, state, why, ms })));
  console.table(files);
}
