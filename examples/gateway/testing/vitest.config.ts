import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests that need an engine. `npm test` leaves them out, because the engine is installed from the network. */
export default defineConfig({
  logLevel: 'error', // the SDK's source maps name files that it does not publish
  test: {
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    name: 'gateway',
    environment: 'node',
    include: ['examples/gateway/engines/**/*.test.ts'],
    globalSetup: ['examples/gateway/testing/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false, // loads the gateway once for each worker
    // one keeps a core idle, since it waits for its engine
    maxWorkers: 2,
    onConsoleLog: (line) => {
      // an answer that differs from its contract fails the run
      if (line.startsWith('The answer of ')) process.exitCode = 1;
      // tests take the engine away
      return !line.startsWith('The engine is not available: ');
    },
  },
});
