import { CommerceError } from '../src/core/platform/rules/commerceError';
import { dispatch } from './storefronts';

/** A wrong configuration is logged once for the page, not for each of its widgets. */
const logged = new Set<string>();

/** Logs what is wrong with an element, and dispatches it as `quire:problem`. */
export function report(element: HTMLElement, error: unknown): CommerceError {
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
