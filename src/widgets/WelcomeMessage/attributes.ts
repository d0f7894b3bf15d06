import * as v from 'valibot';
import { text } from '../../attributes/attribute';

/** `<div data-quire="welcome-message">Welcome</div>` */
export const attributes = v.object({ firstName: v.optional(text) });

export const callbacks = [] as const;
