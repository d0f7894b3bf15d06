import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../start.ts', import.meta.url));

export type ShopProcess = {
  pid: number;
  /** its output so far, from stdout and stderr */
  output(): string;
  /** its URL, once it is open; rejects with its output when it ends before */
  url: Promise<string>;
  /** resolves with its exit code, or null when a signal ended it */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
};

/** The shop as a separate process, on a free port unless PORT is set, and without this process's own settings. */
export function startShop(env: Record<string, string>, options: string[] = []): ShopProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', start, ...options], {
    env: { ...process.env, DATABASE_URL: '', SHOP_DATA: '', PORT: '0', VAULT_PORT: '', PROVIDER_PORT: '', ...env },
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      text += chunk;
      const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`the shop ended: ${text}`)));
  });
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  url.catch(() => undefined); // a test that only waits for the end does not await the URL
  return { pid: pidOf(child), output: () => text, url, ended, kill };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the shop could not be started');
  return pid;
}
