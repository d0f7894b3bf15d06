import { parseArgs } from 'node:util';

export type Options = {
  rounds: number;
  /** The numbers of buttons on the pages. */
  shelves: number[];
  /** The numbers of tiles. */
  tiles: number[];
  /** Only pages whose name contains this text. */
  only: string;
  /** The maximum that an office may order at once, and that a list of the shop may contain. */
  lines: number;
  items: number;
  throttle: number;
  quietMs: number;
  lateMs: number;
  hasPeers: boolean;
  isSmoke: boolean;
  /** Saves the report in the project, where the README displays it. */
  isSaved: boolean;
  /** Other builds of the script to compare with ours, to measure a change. */
  besides: string[];
};

/**
 * Reads `npm run bench -- --rounds 3 --shelves 1,100 --peers`, `--only tiles`, or `--smoke` for a quick check that
 * everything works.
 */
export function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      shelves: { type: 'string' },
      only: { type: 'string', default: '' },
      peers: { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
      besides: { type: 'string', multiple: true, default: [] },
    },
  });
  const { smoke, peers, besides, only } = values;
  const rounds = wholeNumber('rounds', values.rounds ?? (smoke ? '1' : '7'));
  const shelves = (values.shelves ?? (smoke ? '20' : '1,100,1000')).split(',');
  return {
    rounds,
    shelves: shelves.map((text) => wholeNumber('shelves', text)),
    tiles: smoke ? [20] : [100, 1000],
    only,
    lines: smoke ? 20 : 500,
    items: smoke ? 20 : 1000,
    throttle: smoke ? 1 : 4,
    quietMs: smoke ? 100 : 300,
    lateMs: smoke ? 250 : 600,
    hasPeers: peers,
    isSmoke: smoke,
    isSaved: !smoke && values.shelves === undefined && only === '' && besides.length === 0,
    besides,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name}: expected a whole number of at least 1, received ${text}`);
  return Number(text);
}
