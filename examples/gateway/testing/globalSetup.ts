import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { MedusaOptions } from '../engines/medusa/createMedusaEngine';
import { StartError } from '../starting/reasons';
import { startMedusa } from '../starting/startMedusa';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the engine of this run; undefined where it cannot be installed */
    medusa: (MedusaOptions & { databaseUrl: string }) | undefined;
  }
}

/** Starts the one engine of a run, in the folder of the example. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const folder = process.env['GATEWAY_DATA'] || fileURLToPath(new URL('../../../.data/gateway', import.meta.url));
  try {
    const { stop, ...medusa } = await startMedusa(folder, process.env['DATABASE_URL']);
    project.provide('medusa', medusa);
    return stop;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.log(`not run: ${error.message}`);
    project.provide('medusa', undefined);
    return undefined;
  }
}
