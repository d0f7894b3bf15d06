import { CommerceError } from '../src/core/platform/rules/commerceError';
import { dispatch } from './storefronts';

/** What has been logged on this page. A wrong attribute is logged once, not for each element that has it [DEC-Q547]. */
export const logged = new Set<string>();

/** Logs what is wrong with an element, and dispatches it as `quire:problem`. */
export function report(element: HTMLElement, error: unknown): CommerceError {
  const problem =
    error instanceof CommerceError
      ? error
      : new CommerceError('integration', 'WIDGET_BROKEN', String(error), { cause: error });
  const isKnown = problem.code !== 'WIDGET_BROKEN' && logged.has(problem.message);
  if (!isKnown) console.error(`Quire: ${problem.message}`, element, problem.cause ?? '');
  logged.add(problem.message);
  dispatch(element, 'problem', problem);
  return problem;
}
