import * as v from 'valibot';
import { zipOf } from '../../../src/core/platform/rules/contact';
import { isKnownZip } from '../database/stores';
import type { Text } from '../languages/say';

const wrongZip = 'Invalid zip code' satisfies Text;

/** A ZIP code of five or nine digits that exists, as people write it. Its output is "02138" or "02138-1234". */
export const ZipCode = v.pipe(
  v.string(),
  v.transform((typed) => zipOf(typed) ?? ''),
  v.check(isKnownZip, wrongZip),
);
