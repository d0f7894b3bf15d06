/** How long a visit waits for anything on a page. */
export const TIMEOUT_MS = 30_000;

const POLL_MS = 50;

/** Polls until the condition holds. Rejects after the timeout, with the message of that moment. */
export async function until(isDone: () => boolean | Promise<boolean>, message: () => string): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(message());
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Rejects with the message if the work takes longer than the timeout. */
export function inTime<Answer>(work: Promise<Answer>, message: string): Promise<Answer> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Polls until there is something to find. */
export async function found<Found>(find: () => Found | undefined, message: string): Promise<Found> {
  let result: Found | undefined;
  await until(
    () => {
      result = find();
      return result !== undefined;
    },
    () => message,
  );
  return result as Found;
}
