import type { Visit } from './visit';

/** The order, as the shop returns it. */
export async function orderOf({ context }: Pick<Visit, 'context'>, number: string): Promise<Record<string, unknown>> {
  const answer = await context.request.get(`/cc/api/order/${number}`);
  return ((await answer.json()) as { order: Record<string, unknown> }).order;
}
