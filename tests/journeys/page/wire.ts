import type { APIResponse, BrowserContext, Route } from 'playwright';
import { isCartCall, methodOf } from './cartCalls';

/** Observes the cart calls between the browser and the shop. */
export type Wire = {
  /** The maximum number of calls in flight at the same time, from the browser's point of view. */
  mostAtOnce(): number;
};

type Action = (route: Route) => Promise<void>;

/** Counts the concurrent cart calls. A call ends before the browser receives its response. */
export async function countCartCalls(context: BrowserContext): Promise<Wire> {
  let open = 0;
  let most = 0;
  await context.route(isCartCall, async (route) => {
    open += 1;
    most = Math.max(most, open);
    const answer = await route.fetch();
    open -= 1;
    await route.fulfill({ response: answer });
  });
  return { mostAtOnce: () => most };
}

/** The shop handles the next call with that method, but its response is lost. */
export function loseAnswer(context: BrowserContext, method: string): Promise<void> {
  return once(context, method, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** The shop handles the next call with that method, and its response is held until it is released. */
export async function holdAnswer(
  context: BrowserContext,
  method: string,
): Promise<{ arrived: Promise<void>; release(): void }> {
  let arrive = () => {};
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await once(context, method, async (route) => {
    const response = await route.fetch();
    arrive();
    await released;
    await route.fulfill({ response });
  });
  return { arrived, release };
}

/** The shop handles the first call with that method. Every later call gets the same response, without the shop. */
export async function repeatAnswer(context: BrowserContext, method: string): Promise<void> {
  let first: Promise<APIResponse> | undefined;
  await context.route(isCartCall, async (route) => {
    if (methodOf(route.request()) !== method) return route.fallback();
    first ??= route.fetch();
    return route.fulfill({ response: await first });
  });
}

async function once(context: BrowserContext, method: string, action: Action): Promise<void> {
  let isDone = false;
  await context.route(isCartCall, async (route) => {
    if (isDone || methodOf(route.request()) !== method) return route.fallback();
    isDone = true;
    return action(route);
  });
}
