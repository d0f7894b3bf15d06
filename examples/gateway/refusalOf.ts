import { type Refusal, technicalProblem, toRefusal } from '../shop/http/refusal';
import { EngineUnavailable } from './engine';

/** The refusal of an error. An outage of the engine is logged in one line, because it is no fault of this program. */
export function refusalOf(error: Error): Refusal {
  if (!(error instanceof EngineUnavailable)) return toRefusal(error);
  console.error(`The engine is not available: ${error.message}`);
  return technicalProblem();
}
