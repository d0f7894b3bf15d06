import * as v from '../../../schema';
import type { Host, HostSignal } from '../../platform/client/host/host';
import { answeredBody, noResponse } from '../../platform/client/http/failures';
import { safeUrl } from '../../platform/rules/safeUrl';
import { SuggestionBody, SuggestionsBody } from '../contract/header';
import { SUGGEST_SIZE, searchUrlFor } from '../rules/searchTerm';

/** A suggested search term; `url` if it has a page of its own. */
export type Suggestion = { text: string; url: string | undefined };

/**
 * Fetches suggestions from the suggest service. The service is a third party, so it receives the search term only, no
 * credentials. Rejects with CommerceError `network`, `refused` or `contract` [HDR-023].
 */
export async function readSuggestions(
  host: Pick<Host, 'fetch'>,
  suggestUrl: string,
  term: string,
  signal: HostSignal,
): Promise<Suggestion[]> {
  const url = searchUrlFor(suggestUrl, term, { size: String(SUGGEST_SIZE) });
  const fail = (cause: unknown) => {
    throw noResponse('suggestions', cause, signal);
  };
  const request = { credentials: 'omit', headers: { accept: 'application/json' }, signal } as const;
  const response = await host.fetch(url, request).catch(fail);
  const text = await response.text().catch(fail);
  const parsed = v.safeParse(SuggestionsBody, answeredBody('suggestions', response, text));
  return (parsed.success ? (parsed.output.suggestions ?? []) : []).flatMap(toSuggestion).slice(0, SUGGEST_SIZE);
}

function toSuggestion(item: unknown): Suggestion[] {
  const parsed = v.safeParse(SuggestionBody, typeof item === 'string' ? { text: item } : item);
  if (!parsed.success || parsed.output.text.trim() === '') return [];
  return [{ text: parsed.output.text.trim(), url: safeUrl(parsed.output.url ?? undefined) }];
}
