import type { Variant } from '../variants';
import { commerceLayer } from './commerceLayer';
import { installPeers } from './install';
import { shopify } from './shopify';

/** What others offer for the same pages, fetched for this one time; says what it has fetched, and under which licence. */
export function measuredPeers(): Variant[] {
  const { peers, forget } = installPeers(['@shopify/buy-button-js', '@commercelayer/drop-in.js']);
  for (const { name, version, license } of peers) console.error(`${name} ${version}: ${license}`);
  const makers = [shopify, commerceLayer];
  const variants = peers.flatMap((peer, index) => makers[index]?.(peer) ?? []);
  forget();
  return variants;
}
