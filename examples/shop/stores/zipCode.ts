import * as v from 'valibot';
import { isKnownZip } from '../database/stores';
import type { Text } from '../languages/say';

const wrongZip = 'Invalid zip code' satisfies Text;

/** A ZIP code of five or nine digits that exists: "02138" or "02138-1234". */
export const ZipCode = v.pipe(v.string(), v.regex(/^\d{5}(-\d{4})?$/, wrongZip), v.check(isKnownZip, wrongZip));
