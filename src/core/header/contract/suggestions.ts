import * as v from '../../../schema';

/** The response of the suggest service: texts, or texts with the URL of a page [HDR-023]. */
export const SuggestionsBody = v.object({ suggestions: v.nullish(v.array(v.unknown())) });

export const SuggestionBody = v.object({ text: v.string(), url: v.nullish(v.string()) });
