import type { Variant } from '../variants';
import { adyen } from './adyen';
import { braintree } from './braintree';
import { commerceLayer } from './commerceLayer';
import { installPeers, type Peer } from './install';
import { shopify } from './shopify';

/** Who is measured, by the package that it is installed from. */
const MAKERS: Record<string, (peer: Peer) => Variant | Promise<Variant>> = {
  '@shopify/buy-button-js': shopify,
  '@commercelayer/drop-in.js': commerceLayer,
  'braintree-web': braintree,
  '@adyen/adyen-web': adyen,
};

/** What others offer for the same pages, fetched for this one time; says what it has fetched, and under which licence. */
export async function measuredPeers(): Promise<Variant[]> {
  const { peers, forget } = installPeers(Object.keys(MAKERS));
  for (const { name, version, license } of peers) console.error(`${name} ${version}: ${license}`);
  try {
    return await Promise.all(peers.flatMap((peer) => MAKERS[peer.name]?.(peer) ?? []));
  } finally {
    forget();
  }
}
