import type { Storefront } from '../src/core/storefront';

/** An element of the page and what became of it. */
export type WidgetFinding = {
  element: Element;
  /** As `data-quire` names it. */
  widget: string;
  /**
   * `mounted`: it is drawn. `broken`: it was, and the server's HTML shows again. `coming`: its files are on their way.
   * `waiting`: nothing has asked for it yet. `refused`: it will not come, until the page is put right.
   */
  state: 'mounted' | 'broken' | 'coming' | 'waiting' | 'refused';
  /** In words; for a refused one what was wrong first, for a mounted one which attributes it does not read. Without secrets. */
  why: string;
  /** Milliseconds until it was drawn, its files included. */
  ms?: number;
};

/** One configuration that the page's elements name, as Quire reads it; or what is wrong with it. */
export type ConfigurationFinding = {
  /** `data-quire-config`, or `#` and the id that elements name in `data-config`. */
  name: string;
  site?: Storefront['site'];
  /** What the page says, and our figures for the rest, without what diagnose.ts names. */
  settings?: Storefront['settings'];
  problem?: string;
};

/** A file of Quire's that the page has asked for, as the browser has timed it. */
export type FileFinding = { file: string; ms: number; bytes: number };

/** What Quire finds on a page: for a person at the console, and for a script that keeps watch over pages. */
export type Diagnosis = {
  version: string;
  /** Where the files come from, with a slash at the end. Like all addresses here without a query. */
  from: string;
  /** Every loader that stands in the page. Only the first one works. */
  scripts: string[];
  configurations: ConfigurationFinding[];
  widgets: WidgetFinding[];
  files: FileFinding[];
};
