import type { Variant } from '../variants';
import { adyen } from './adyen';
import { braintree } from './braintree';
import { commerceLayer } from './commerceLayer';
import { installPeers, type Peer } from './install';
import { shopify } from './shopify';

/** The measured peers, by package name. */
const MAKERS: Record<string, (peer: Peer) => Variant | Promise<Variant>> = {
  '@shopify/buy-button-js': shopify,
  '@commercelayer/drop-in.js': commerceLayer,
  'braintree-web': braintree,
  '@adyen/adyen-web': adyen,
};

/** Downloads the peers for this run, and logs each package with its licence. */
export async function measuredPeers(): Promise<Variant[]> {
  const { peers, forget } = installPeers(Object.keys(MAKERS));
  for (const { name, version, license } of peers) console.error(`${name} ${version}: ${license}`);
  try {
    return await Promise.all(peers.flatMap((peer) => MAKERS[peer.name]?.(peer) ?? []));
  } finally {
    forget();
  }
}
