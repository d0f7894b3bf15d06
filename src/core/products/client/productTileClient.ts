import { oncePer } from '../../platform/client/oncePer';
import type { TileInputs } from '../../platform/client/settings';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { Storefront } from '../../storefront';
import { type ProductTileBody, ProductTilesBody, type ProductTilesRequest } from '../contract/productTile';
import type { ProductTile } from '../rules/productTile';
import { productsEndpoints } from './endpoints';
import { toProductTile } from './toProductTile';

/** The requested products in request order, without those that the shop does not know. */
export type ProductTiles = {
  tiles: ProductTile[];
  /** The error of a failed request; products may be missing because of it [TILE-034]. */
  error: CommerceError | undefined;
};

export type ProductTileClient = {
  /**
   * Loads products by SKU. SKUs requested in the same task, by any part of the page, are batched into one request per
   * `batchSize` SKUs; a SKU that is already in flight is not requested again. Never rejects: a failed request returns
   * its error with the products of the other requests, which may be none [TILE-033, TILE-034].
   */
  read(skus: readonly string[], inputs?: TileInputs): Promise<ProductTiles>;
};

/** How many SKUs one request contains. */
export const TILE_BATCH_SIZE = 50;

type Found = { tile?: ProductTile; error?: CommerceError };

type Wanted = { sku: string; settle: (found: Found) => void };

type Context = Pick<Storefront, 'host' | 'send' | 'settings' | 'site' | 'session'>;

export function createProductTileClient({ host, send, settings, site, session }: Context): ProductTileClient {
  const { batchSize = TILE_BATCH_SIZE } = settings.config.tiles ?? {};
  const gathering = new Map<string, Wanted[]>();
  const inFlight = new Map<string, Promise<Found>>();

  async function requestBatch(wanted: Wanted[], inputs: TileInputs): Promise<void> {
    const query = { skus: wanted.map(({ sku }) => sku), inputs };
    const body = { serviceContext: {}, query } satisfies ProductTilesRequest;
    try {
      const answer = await send(ProductTilesBody, productsEndpoints.productTiles, { body });
      for (const { sku, settle } of wanted) {
        const typed = sku.toUpperCase();
        settle(
          translated(
            answer.find((it) => it.itemId === sku) ??
              answer.find((it) => it.resolvedItemId === sku) ??
              // a customer may have typed the SKU in another case than the shop's
              answer.find((it) => it.itemId.toUpperCase() === typed),
          ),
        );
      }
    } catch (error) {
      for (const { settle } of wanted) settle({ error: error as CommerceError });
    }
  }

  /** Converts one product; an unreadable product does not discard the others. */
  function translated(body: ProductTileBody | undefined): Found {
    try {
      return body ? { tile: toProductTile(body, site.currency, session.permissionDetail) } : {};
    } catch (error) {
      return { error: error as CommerceError };
    }
  }

  function sendGathered(name: string, inputs: TileInputs) {
    // removed before any await, so that SKUs requested later start a new batch
    const wanted = gathering.get(name) ?? [];
    gathering.delete(name);
    for (let start = 0; start < wanted.length; start += batchSize) {
      void requestBatch(wanted.slice(start, start + batchSize), inputs);
    }
  }

  function gather(sku: string, inputs: TileInputs): Promise<Found> {
    const name = JSON.stringify(inputs);
    const key = `${sku} ${name}`;
    const known = inFlight.get(key);
    if (known) return known;
    const found = new Promise<Found>((settle) => {
      const wanted = gathering.get(name);
      if (wanted) return void wanted.push({ sku, settle });
      gathering.set(name, [{ sku, settle }]);
      host.setTimeout(() => sendGathered(name, inputs), 0);
    }).finally(() => inFlight.delete(key));
    inFlight.set(key, found);
    return found;
  }

  return {
    async read(skus, inputs = settings.config.tiles?.inputs ?? {}) {
      const found = await Promise.all(skus.map((sku) => gather(sku, inputs)));
      return {
        tiles: found.flatMap(({ tile }) => tile ?? []),
        error: found.find(({ error }) => error)?.error,
      };
    },
  };
}

/** The product tile client of a shop's page, shared so that all its widgets batch their requests. */
export const productTilesOf: (storefront: Storefront) => ProductTileClient = oncePer(createProductTileClient);
