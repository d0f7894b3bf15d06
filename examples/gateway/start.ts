import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { openStores } from '../shop/database/openStores';
import { endServer } from '../shop/http/endServer';
import { listen } from '../shop/http/listen';
import { databaseUrlProblem, portProblem, readProxies } from '../shop/settings';
import { openCompanies } from './business/openCompanies';
import { createGateway } from './createGateway';
import { openGateway } from './database/openGateway';
import { createMedusaEngine } from './engines/medusa/createMedusaEngine';
import { nodeProblem, noPort, shareProblem } from './starting/reasons';
import { startMedusa } from './starting/startMedusa';
import { run, step } from './starting/step';
import { dropExpiredVisits, type GatewayEnv } from './visits/visit';

const root = fileURLToPath(new URL('../..', import.meta.url));
const browserFiles = join(root, 'dist/browser');
const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
const folder = process.env['GATEWAY_DATA'] || join(root, '.data/gateway');
const checkedShare = process.env['GATEWAY_CHECKED'] || '0.01';
const databaseUrl = process.env['DATABASE_URL'] || undefined;
const defaultPort = 4020;
const portText = process.env['PORT'] || String(defaultPort);

const problem =
  nodeProblem(process.versions.node) ??
  shareProblem(checkedShare) ??
  portProblem('PORT', portText, defaultPort) ??
  (databaseUrl && databaseUrlProblem(databaseUrl));
if (problem) stop(problem);
const isTrusted = readProxies(process.env['TRUSTED_PROXIES']);
if (typeof isTrusted !== 'function') stop(isTrusted.problem);
const port = Number(portText);

// listens before the script is built and the engine starts, so that a port that is taken is reported at once
let app: Promise<Hono<GatewayEnv>> = new Promise(() => undefined);
const { server } = await listen(port, async (request, env) => (await app).fetch(request, env)).catch(async (error) =>
  stop(await noPort(port, error, folder)),
);

let medusa: Awaited<ReturnType<typeof startMedusa>> | undefined;
try {
  if (process.argv.includes('--build'))
    await step('Build the script', () => run('The build', [rollup, '-c', '--configOnly=browser'], root, process.env));
  const started = await startMedusa(folder, databaseUrl);
  medusa = started;
  const gateway = await step('Open the gateway', async () => {
    const opened = await openGateway(started.databaseUrl);
    await dropExpiredVisits(opened.database);
    await openStores(opened.database);
    const engine = await createMedusaEngine(started);
    await openCompanies({ gateway: opened, engine });
    app = Promise.resolve(
      createGateway({ gateway: opened, engine, browserFiles, isTrusted, checkedShare: Number(checkedShare) }),
    );
    return opened;
  });
  console.log(`
The gateway is open at http://localhost:${port}

  Behind it: Medusa 2.18.0 at ${started.baseUrl}, in ${databaseUrl ? 'the database of DATABASE_URL' : folder}.
  Try:       SAVE10 as a coupon; ten of /webapp/product/OFF-PA-10000019, which has three

  Ctrl-C closes both.
`);
  if (!existsSync(join(browserFiles, 'quire.js')))
    console.log('  The script is not built yet: npm run build:browser\n');

  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isClosing) return; // npm forwards the Ctrl-C that the terminal has already sent to this process
      isClosing = true;
      await endServer(server);
      await gateway.close();
      await started.stop();
      process.exit(0);
    });
  }
} catch (error) {
  // printed first, because stopping can fail too
  console.error(messageOf(error));
  await medusa?.stop().catch((failure: unknown) => console.error(messageOf(failure)));
  process.exit(1);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
