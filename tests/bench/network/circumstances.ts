/** A network line as the browser emulates it. `latencyMs` is added to every request. */
export type Line = { name: string; latencyMs: number; bitsPerSecond: number };

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

export type Circumstance = { name: string; line: Line; isWarm: boolean; protocol: Protocol };

const SLOW_4G: Line = { name: 'slow 4G', latencyMs: 150, bitsPerSecond: 1_600_000 };
const FAST: Line = { name: 'fast line', latencyMs: 40, bitsPerSecond: 10_000_000 };

/** In the order of measurement, starting with the one that the target is set for. */
export const CIRCUMSTANCES: readonly Circumstance[] = [SLOW_4G, FAST].flatMap((line) =>
  [false, true].flatMap((isWarm) =>
    (['HTTP/1.1', 'HTTP/2'] as const).map((protocol) => ({
      name: `${line.name}, ${isWarm ? 'warm' : 'cold'}, ${protocol}`,
      line,
      isWarm,
      protocol,
    })),
  ),
);
