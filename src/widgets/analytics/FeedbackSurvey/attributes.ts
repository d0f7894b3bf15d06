import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="feedback-survey" data-url="https://survey.example/shop"></div>` */
export const attributes = v.object({ url: v.optional(text), label: v.optional(text) });

export const callbacks = ['onOpen'] as const;
