import { CommerceError } from '../src/core/platform/rules/commerceError';
import type { ObservedWidget, Refused } from './observedWidget';
import { explain } from './problems';
import { remount } from './remount';
import { dispatch } from './storefronts';

/** A wrong configuration is logged once for the page, not for each of its widgets. */
const logged = new Set<string>();

/** Reports why an element has no widget. With `observed`, the widget mounts once the page has corrected the element. */
export function refuse(element: HTMLElement, error: unknown, observed?: ObservedWidget): Refused {
  const changes = new MutationObserver(async (records) => {
    // the loader writes attributes too; a change without a name is one of the children
    if (!records.some(({ attributeName }) => attributeName === null || attributeName.startsWith('data-'))) return;
    changes.disconnect();
    const refused = await observed?.mounting;
    if (!observed || observed.mounted !== refused) return;
    remount(element, observed);
  });
  if (observed) changes.observe(element, { attributes: true, childList: true });
  return { problem: report(element, explain(error as Error, element)), unmount: () => changes.disconnect() };
}

function report(element: HTMLElement, error: unknown): CommerceError {
  const problem =
    error instanceof CommerceError
      ? error
      : new CommerceError('integration', 'WIDGET_BROKEN', String(error), { cause: error });
  const isKnown = /^(CONFIG|CONTEXT)_/.test(problem.code) && logged.has(problem.message);
  if (!isKnown) console.error(`Quire: ${problem.message}`, element, problem.cause ?? '');
  logged.add(problem.message);
  dispatch(element, 'problem', problem);
  return problem;
}
