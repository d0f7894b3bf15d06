import { spawn } from 'node:child_process';
import { CommandError, reasonOf } from './reasons';

/** Says what is done, does it, and says how long it took. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await work();
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw reasonOf(error);
  }
}

/** Runs a Node program to its end. */
export function run(name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    process.once('exit', () => child.kill('SIGKILL')); // npm ci continues after SIGTERM
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new CommandError(name, output))));
  });
}
