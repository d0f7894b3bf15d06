import { useCallback } from 'react';
import type { ContentSlot } from '../../core/content/client/contentClient';
import type { Banner } from '../../core/content/rules/banner';
import { oncePer } from '../../core/platform/client/oncePer';
import type { Storefront } from '../../core/storefront';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQuery } from '../platform/useShopQueryClient';
import { bannersQuery, htmlContentQuery } from './contentQueries';

/** The kind of content in a place: images or HTML. By default both are requested. */
export type ContentSource = 'banner' | 'html';

export type SlotContent = {
  /** `empty`: the slot has no content. `failed`: a request failed. */
  phase: 'loading' | 'ready' | 'empty' | 'failed';
  banners: readonly Banner[];
  /** The shop's HTML, not sanitised yet. */
  pieces: readonly string[];
  refetch: () => void;
};

const NOTHING: readonly never[] = [];

/** The shop's content for a place of the page, by its slot and theme [CONT-001, CONT-005, CONT-006]. */
export function useContent(slot: ContentSlot, source?: ContentSource): SlotContent {
  const storefront = useStorefront();
  const pictures = useShopQuery({ ...bannersQuery(storefront, slot), enabled: source !== 'html' });
  const html = useShopQuery({ ...htmlContentQuery(storefront, slot), enabled: source !== 'banner' });
  const queries = [source !== 'html' && pictures, source !== 'banner' && html].filter((each) => each !== false);

  // ignore cached content of a source that this place does not use
  const banners = (source !== 'html' && pictures.data) || NOTHING;
  const pieces = (source !== 'banner' && html.data) || NOTHING;
  const hasSome = banners.length + pieces.length > 0;
  const missing = queries.filter(({ data }) => data === undefined);
  const isWaiting = missing.some(({ isFetching, error }) => isFetching || !error);
  const phase = isWaiting ? 'loading' : missing.length > 0 ? 'failed' : hasSome ? 'ready' : 'empty';
  return {
    phase,
    banners,
    pieces,
    refetch() {
      for (const each of missing) void each.refetch();
    },
  };
}

const loggedBy = oncePer<Storefront, Set<string>>(() => new Set());

/** The log messages for HTML that could not be rendered. */
const LOG_MESSAGES = {
  plain: 'content is displayed as plain text: a policy of the page blocks HTML parsing',
  broken: 'content is displayed as plain text: it could not be parsed',
  failed: 'content is not displayed: the sanitizer could not be loaded',
};

/**
 * Returns a function that logs why HTML content is shown as plain text or not at all, once per storefront and reason.
 * `plain` with a `cause` means that parsing threw [DEC-147].
 */
export function useLogUnreadHtml(): (verdict: 'plain' | 'failed', cause?: unknown) => void {
  const storefront = useStorefront();
  return useCallback(
    (verdict, cause) => {
      const message = LOG_MESSAGES[verdict === 'plain' && cause !== undefined ? 'broken' : verdict];
      const logged = loggedBy(storefront);
      if (logged.has(message)) return;
      logged.add(message);
      void storefront.log(message, cause);
    },
    [storefront],
  );
}
