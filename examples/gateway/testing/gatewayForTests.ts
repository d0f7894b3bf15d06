import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../../shop/testing/startPostgres';
import { type GatewayDatabase, openGateway } from '../database/openGateway';

/** The gateway's tables for a test file, on a server of its own. The fields are available once the tests run. */
export function gatewayForTests(): GatewayDatabase & { url: string } {
  const gateway = {} as GatewayDatabase & { url: string };
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const postgres = await startPostgres({ fsync: 'off' });
    stop = postgres.stop;
    Object.assign(gateway, await openGateway(postgres.url), { url: postgres.url });
  });
  afterAll(async () => {
    await gateway.close();
    await stop?.();
  });
  return gateway;
}
