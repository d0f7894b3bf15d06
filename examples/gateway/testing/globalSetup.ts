import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import type { MedusaOptions } from '../engines/medusa/createMedusaEngine';
import { StartError } from '../starting/reasons';
import { prepareMedusa, stopAfter } from '../starting/startMedusa';
import { step } from '../starting/step';
import { engineControl } from './engineControl';

export type TestMedusa = MedusaOptions & { databaseUrl: string; controlUrl: string };

declare module 'vitest' {
  export interface ProvidedContext {
    /** the engines of this run, one for each worker; undefined where none can be installed */
    medusas: TestMedusa[] | undefined;
  }
}

/** Where the engine of a run and its data are. */
export const dataFolder =
  process.env['GATEWAY_DATA'] || fileURLToPath(new URL('../../../.data/gateway', import.meta.url));

/**
 * Starts an engine for each worker of a run, in the folder of the example, on databases of their own: test files share
 * neither stock nor accounts. A run needs no data after a crash of its machine.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const each of closers) await each();
  };
  try {
    const medusa = await prepareMedusa(dataFolder, process.env['DATABASE_URL'], { synchronous_commit: 'off' });
    closers.push(medusa.stop);
    const count = project.config.maxWorkers;
    const engines = await step(`Start Medusa, once for each of ${count} workers`, async () => {
      const urls = [medusa.url];
      while (urls.length < count) urls.push(await copyDatabase(medusa.url, urls.length));
      const start = async (url: string) => {
        const engine = await medusa.start(url);
        closers.unshift(engine.stop);
        return engine;
      };
      return Promise.all(urls.map(start));
    });
    const medusas = await Promise.all(
      engines.map(async ({ stop: _, kill, restart, ...options }) => {
        const control = await engineControl({ kill, restart });
        closers.unshift(control.close);
        return { ...options, controlUrl: control.url };
      }),
    );
    project.provide('medusas', medusas);
    return close;
  } catch (error) {
    await stopAfter(close);
    if (!(error instanceof StartError)) throw error;
    console.log(`not run: ${error.message}`);
    project.provide('medusas', undefined);
    return undefined;
  }
}

/** Copies the database, which nobody has open, and returns the URL of the copy. */
async function copyDatabase(url: string, number: number): Promise<string> {
  const { pathname } = new URL(url);
  const name = pathname.slice(1);
  const copy = `${name}_${number}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${client.escapeIdentifier(copy)} with (force)`);
  await client.query(`create database ${client.escapeIdentifier(copy)} template ${client.escapeIdentifier(name)}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${copy}` }).href;
}
