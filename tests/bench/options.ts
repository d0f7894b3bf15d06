import { parseArgs } from 'node:util';

export type Options = {
  rounds: number;
  /** How many buttons the pages have. */
  shelves: number[];
  /** How many tiles. */
  tiles: number[];
  /** Only pages whose name has this in it. */
  only: string;
  /** As many as an office may order at once, and as a list of the shop may hold. */
  lines: number;
  items: number;
  throttle: number;
  quietMs: number;
  lateMs: number;
  hasPeers: boolean;
  isSmoke: boolean;
  /** The report goes into the project, where the README shows it. */
  isKept: boolean;
  /** Another build of the script beside ours, to see what a change is worth. */
  besides: string[];
};

/** `npm run bench -- --rounds 3 --shelves 1,100 --peers`, `--only tiles`, or `--smoke` for a quick look whether it all works. */
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
    isKept: !smoke && values.shelves === undefined && only === '' && besides.length === 0,
    besides,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name}: expected whole numbers from 1 on, received ${text}`);
  return Number(text);
}
