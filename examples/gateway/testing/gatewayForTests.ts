import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../../shop/testing/startPostgres';
import { type GatewayDatabase, openGateway } from '../database/openGateway';

/** The gateway's tables for a test file, on a server of its own. The fields are available once the tests run. */
export function gatewayForTests(): GatewayDatabase & { url: string } {
  const gateway = {} as GatewayDatabase & { url: string };
  // undefined after a failure of `beforeAll`, which is then the one that is reported
  let stop: (() => Promise<void>) | undefined;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const postgres = await startPostgres({ fsync: 'off' });
    stop = postgres.stop;
    const opened = await openGateway(postgres.url);
    close = opened.close;
    Object.assign(gateway, opened, { url: postgres.url });
  });
  afterAll(async () => {
    await close?.();
    await stop?.();
  });
  return gateway;
}
