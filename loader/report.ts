import { CommerceError } from '../src/core/platform/rules/commerceError';
import { dispatch } from './storefronts';

/** Logs what is wrong with an element, unless the page's log has it, and dispatches it as `quire:problem`. */
export function report(element: HTMLElement, error: unknown, isLogged = false): CommerceError {
  const problem =
    error instanceof CommerceError
      ? error
      : new CommerceError('integration', 'WIDGET_BROKEN', String(error), { cause: error });
  if (!isLogged) console.error(`Quire: ${problem.message}`, element, problem.cause ?? '');
  dispatch(element, 'problem', problem);
  return problem;
}
