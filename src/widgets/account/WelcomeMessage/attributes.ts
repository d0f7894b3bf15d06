import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="welcome-message">Welcome</div>` */
export const attributes = v.object({ firstName: v.optional(text) });
