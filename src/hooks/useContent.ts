import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ContentPlace, readBanners, readHtmlContent } from '../core/client/contentClient';
import type { Storefront } from '../core/client/storefront';
import type { Banner } from '../core/rules/banner';
import { useStorefront } from './StorefrontProvider';
import { SHOP_QUERY } from './shopQuery';
import { useShopQueryClient } from './useShopQueryClient';

/** What a place has: pictures, HTML, or both, which is how a page asks when it does not say. */
export type ContentSource = 'banner' | 'html';

export type PlaceContent = {
  /** `none`: it was looked for, and there is nothing. */
  phase: 'loading' | 'shown' | 'none' | 'failed';
  banners: readonly Banner[];
  /** As the shop has sent it: not safe yet. */
  pieces: readonly string[];
  reload: () => void;
};

const KEPT = { staleTime: 60_000, ...SHOP_QUERY, refetchOnWindowFocus: false } as const;

function bannersQuery(storefront: Storefront, place: ContentPlace) {
  return queryOptions({
    queryKey: ['quire', 'banners', place],
    ...KEPT,
    queryFn: ({ signal }) => readBanners(storefront, place, signal),
  });
}

function htmlQuery(storefront: Storefront, place: ContentPlace) {
  return queryOptions({
    queryKey: ['quire', 'html-content', place],
    ...KEPT,
    queryFn: ({ signal }) => readHtmlContent(storefront, place, signal),
  });
}

/** What the shop has for a place of the page, by its slot and theme [CONT-001, CONT-005, CONT-006]. */
export function useContent(place: ContentPlace, source?: ContentSource): PlaceContent {
  const storefront = useStorefront();
  const client = useShopQueryClient();
  const pictures = useQuery({ ...bannersQuery(storefront, place), enabled: source !== 'html' }, client);
  const words = useQuery({ ...htmlQuery(storefront, place), enabled: source !== 'banner' }, client);
  const asked = [source !== 'html' && pictures, source !== 'banner' && words].filter((each) => each !== false);

  // another place of the page may have asked for what this one does not show
  const banners = (source !== 'html' && pictures.data) || [];
  const pieces = (source !== 'banner' && words.data) || [];
  const hasSome = banners.length + pieces.length > 0;
  const isWaiting = asked.some(({ data, isFetching, error }) => data === undefined && (isFetching || !error));
  const phase = isWaiting ? 'loading' : hasSome ? 'shown' : asked.some(({ error }) => error) ? 'failed' : 'none';
  return {
    phase,
    banners,
    pieces,
    reload() {
      for (const each of asked) if (each.data === undefined) void each.refetch();
    },
  };
}

const told = new WeakSet<Storefront>();

/** Tells the shop, once for each page, that its HTML could not be read here, and is shown as plain words [DEC-147]. */
export function useTellPlain(): () => void {
  const storefront = useStorefront();
  return useCallback(() => {
    if (told.has(storefront)) return;
    told.add(storefront);
    void storefront.log('content is shown as plain words: the page lets nobody read HTML');
  }, [storefront]);
}
