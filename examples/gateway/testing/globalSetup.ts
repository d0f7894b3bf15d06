import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { MedusaOptions } from '../engines/medusa/createMedusaEngine';
import { StartError } from '../starting/reasons';
import { startMedusa } from '../starting/startMedusa';
import { engineControl } from './engineControl';

export type TestMedusa = MedusaOptions & { databaseUrl: string; controlUrl: string };

declare module 'vitest' {
  export interface ProvidedContext {
    /** the engine of this run; undefined where it cannot be installed */
    medusa: TestMedusa | undefined;
  }
}

/** Where the engine of a run and its data are. */
export const dataFolder =
  process.env['GATEWAY_DATA'] || fileURLToPath(new URL('../../../.data/gateway', import.meta.url));

/** Starts the one engine of a run, in the folder of the example. A run needs no data after a crash of its machine. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const { stop, kill, restart, ...medusa } = await startMedusa(dataFolder, process.env['DATABASE_URL'], {
      synchronous_commit: 'off',
    });
    const control = await engineControl({ kill, restart });
    project.provide('medusa', { ...medusa, controlUrl: control.url });
    return async () => {
      control.close();
      await stop();
    };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.log(`not run: ${error.message}`);
    project.provide('medusa', undefined);
    return undefined;
  }
}
