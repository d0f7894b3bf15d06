import type { MenuEntry } from '../../core/header/rules/menu/menuEntries';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQuery } from '../platform/useShopQueryClient';
import { printServicesQuery } from './headerQueries';

/** The print services menu of a business; empty for consumers, while loading and on failure [HDR-026]. */
export function usePrintServices(label: string, isWanted: boolean): MenuEntry[] {
  const storefront = useStorefront();
  const isRequested = isWanted && storefront.site.isSBA;
  const query = useShopQuery({ ...printServicesQuery(storefront), enabled: isRequested });
  const services = query.data ?? [];
  if (!isRequested || services.length === 0) return [];
  const entries = services.map(({ name, url }, index) => ({
    ...entry(`print.${index}`, name),
    target: { kind: 'page' as const, url, isReplacing: false },
  }));
  return [{ ...entry('print', label), entries }];
}

function entry(id: string, text: string): MenuEntry {
  return {
    id,
    blocks: [{ text, styles: [], opensNewTab: false }],
    ariaLabel: undefined,
    target: { kind: 'none' },
    isButton: false,
    opensNewTab: false,
    icon: undefined,
    chatLine: undefined,
    entries: [],
  };
}
