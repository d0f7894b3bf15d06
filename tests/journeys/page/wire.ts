import type { APIResponse, BrowserContext, Route } from 'playwright';
import { isCartCall, methodOf } from './cartCalls';

/** What a test does with the calls of one kind between the browser and the shop. */
export type Wire = {
  /** How many calls were ever under way at the same time, as the browser can know it. */
  mostAtOnce(): number;
};

type Deed = (route: Route) => Promise<void>;

/** Counts the cart calls that are under way at once: a call ends before the browser hears its answer. */
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

/** The shop does what the next call of that method asks, and its answer is lost on the way back. */
export function loseAnswer(context: BrowserContext, method: string): Promise<void> {
  return once(context, method, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** The shop answers the next call of that method, and the answer stays away until it is let through. */
export async function holdAnswer(
  context: BrowserContext,
  method: string,
): Promise<{ arrived: Promise<void>; letThrough(): void }> {
  let arrive = () => {};
  let letThrough = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await once(context, method, async (route) => {
    const response = await route.fetch();
    arrive();
    await released;
    await route.fulfill({ response });
  });
  return { arrived, letThrough };
}

/** The shop answers the first call of that method; every later one has the same answer, without the shop. */
export async function repeatAnswer(context: BrowserContext, method: string): Promise<void> {
  let first: Promise<APIResponse> | undefined;
  await context.route(isCartCall, async (route) => {
    if (methodOf(route.request()) !== method) return route.fallback();
    first ??= route.fetch();
    return route.fulfill({ response: await first });
  });
}

async function once(context: BrowserContext, method: string, deed: Deed): Promise<void> {
  let isDone = false;
  await context.route(isCartCall, async (route) => {
    if (isDone || methodOf(route.request()) !== method) return route.fallback();
    isDone = true;
    return deed(route);
  });
}
