import * as v from '../../../schema';

/** Answer of the suggest service: texts, or texts with the page each leads to [HDR-023]. */
export const SuggestionsBody = v.object({ suggestions: v.nullish(v.array(v.unknown())) });

export const SuggestionBody = v.object({ text: v.string(), url: v.nullish(v.string()) });
