import * as v from 'valibot';
import { isBuyerMissing, signInFirst } from '../../accounts/requireBuyer';
import type { ShopContext } from '../../accounts/visitor';
import type { Notice } from '../../database/schema';
import { readForm, ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { safePath, withQuery } from '../../http/safePath';
import { sayKnown, sayRefusal } from '../../languages/say';
import { languageOf } from './language';
import { leaveNotices } from './notices';

/** A field that a form may leave empty. */
export const OptionalText = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (text === '' ? undefined : text)),
  v.optional(ShortText),
);

/** The key of the page that has rendered the form. */
export const FormKey = v.optional(v.pipe(v.string(), v.uuid()));

/** A quantity as it was typed. */
export const TypedQuantity = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,6}$/, 'Please enter a quantity.'),
  v.transform(Number),
);

const Back = v.looseObject({ back: v.optional(v.string()) });

/**
 * Performs the action of a plain cart form and redirects to its page, which displays the result. The page reads the
 * cart again, because the script does not know about the change.
 */
export async function answerForm<Schema extends v.GenericSchema>(
  c: ShopContext,
  schema: Schema,
  act: (fields: v.InferOutput<Schema>) => Promise<Notice[]>,
): Promise<Response> {
  const { back } = await readForm(c, Back);
  if (isBuyerMissing(c)) {
    await leaveNotices(c, c.get('visitor').session.id, [
      { tone: 'warning', text: sayKnown(languageOf(c), `${signInFirst}.`) },
    ]);
    return c.redirect(`/office/supplies/login?jumpUrl=${encodeURIComponent(safePath(back, '/cc/sba/cart'))}`, 303);
  }
  const notices = await outcome(c, async () => act(await readForm(c, schema)));
  await leaveNotices(c, c.get('visitor').session.id, notices);
  return c.redirect(withQuery(safePath(back, '/cc/mmx/cart'), 'mcRefresh', 'true'), 303);
}

async function outcome(c: ShopContext, act: () => Promise<Notice[]>): Promise<Notice[]> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal) return [{ tone: 'bad', text: sayRefusal(languageOf(c), error) }];
    throw error;
  }
}
