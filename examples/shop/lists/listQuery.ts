import type { Context } from 'hono';
import * as v from 'valibot';
import { Refusal } from '../http/refusal';

const Figure = (most: number, otherwise: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number), v.maxValue(most)), String(otherwise));

const LongText = v.pipe(v.string(), v.maxLength(10_000), v.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** The query of a list call [LIST-034]. An unknown sort falls back to the default. */
const Query = v.object({
  sortBy: v.optional(v.fallback(v.picklist(['modified', 'name']), 'modified'), 'modified'),
  sortOrder: v.optional(v.fallback(v.picklist(['asc', 'desc']), 'asc'), 'asc'),
  size: Figure(300, 100),
  page: Figure(1_000_000, 1),
  search: v.optional(LongText, ''),
  access: v.optional(LongText, 'PERSONAL,SHARED,GLOBAL'),
  responseType: v.optional(LongText, ''),
  action: v.optional(LongText, ''),
  ignoreList: v.optional(LongText, ''),
});

export type ListQuery = v.InferOutput<typeof Query>;

/** The default query. */
export const listQuery = (): ListQuery => v.parse(Query, {});

/** Reads the query of a call. Refuses invalid values with 400 and names the field. */
export function readQuery(c: Context): ListQuery {
  const result = v.safeParse(Query, c.req.query(), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(400, 'INVALID_DATA_ITEM', `${v.getDotPath(issue) ?? 'query'}: ${issue.message}`);
}

/** Escapes pattern characters in a customer's text. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** One page of the results. */
export function cut<T>(all: readonly T[], { page, size }: Pick<ListQuery, 'page' | 'size'>): T[] {
  return all.slice((page - 1) * size, page * size);
}
