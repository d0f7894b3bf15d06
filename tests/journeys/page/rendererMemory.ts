import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { Browser } from 'playwright';

const CHUNK = 16 * 1024 * 1024;

/** Process ids of a browser's renderers; empty where the system does not expose process memory. */
export async function rendererProcesses(browser: Browser): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The words that occur in the writable memory of a process, with one or two bytes for each letter. */
export function termsInMemory(pid: number, terms: readonly string[]): string[] {
  const needles = terms.flatMap((term) => [
    { term, bytes: Buffer.from(term, 'latin1') },
    { term, bytes: Buffer.from(term, 'utf16le') },
  ]);
  const found = new Set<string>();
  let memory: number;
  try {
    memory = openSync(`/proc/${pid}/mem`, 'r');
  } catch {
    return []; // the process has ended
  }
  const buffer = Buffer.alloc(CHUNK);
  for (const [from, to] of writableRanges(pid)) {
    for (let at = from; at < to; at += CHUNK - 64) {
      const read = readAt(memory, buffer, at, Math.min(CHUNK, to - at));
      const part = buffer.subarray(0, read);
      for (const { term, bytes } of needles) if (part.includes(bytes)) found.add(term);
    }
  }
  closeSync(memory);
  return [...found];
}

function writableRanges(pid: number): [number, number][] {
  const lines = readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n');
  return lines.flatMap((line): [number, number][] => {
    const [, from = '', to = ''] = /^([\da-f]+)-([\da-f]+) rw/.exec(line) ?? [];
    return from ? [[Number.parseInt(from, 16), Number.parseInt(to, 16)]] : [];
  });
}

/** Reserved memory that was never written cannot be read. */
function readAt(memory: number, buffer: Buffer, at: number, length: number): number {
  try {
    return readSync(memory, buffer, 0, length, at);
  } catch {
    return 0;
  }
}
