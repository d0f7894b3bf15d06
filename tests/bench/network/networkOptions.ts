import { parseArgs } from 'node:util';

export type NetworkOptions = {
  rounds: number;
  /** Measures only cases whose name contains this text: `cart`, or `cart, slow 4G, cold`. */
  only: string;
  /** Other builds of the script, measured beside `dist/browser`. */
  besides: string[];
  /** Whether the report is also saved as tests/bench/network.md. */
  isSaved: boolean;
  /** Folder for a screenshot of each page and variant; empty for none. */
  screenshots: string;
};

/** Reads `--network --rounds 5 --only cart --besides FOLDER --screenshots FOLDER --keep`. */
export function networkOptionsOf(args: string[]): NetworkOptions {
  const { values } = parseArgs({
    args,
    options: {
      network: { type: 'boolean', default: true },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      besides: { type: 'string', multiple: true, default: [] },
      screenshots: { type: 'string', default: '' },
      keep: { type: 'boolean', default: false },
    },
  });
  const { rounds, only, besides, screenshots, keep } = values;
  if (!/^[1-9]\d*$/.test(rounds)) throw new Error(`--rounds: expected a whole number from 1, received ${rounds}`);
  return { rounds: Number(rounds), only, besides, screenshots, isSaved: keep };
}
