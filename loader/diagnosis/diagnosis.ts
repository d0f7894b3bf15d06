import type { Storefront } from '../../src/core/storefront';

/** An element of the page and its state. */
export type WidgetFinding = {
  element: Element;
  /** The value of `data-quire`. */
  widget: string;
  /**
   * `mounted`: it is rendered. `failed`: its files could not be loaded, or it threw while rendering; the fallback HTML is
   * displayed. `loading`: its files are loading. `waiting`: nothing has activated it yet. `invalid`: it cannot mount until the page is
   * corrected.
   */
  state: 'mounted' | 'failed' | 'loading' | 'waiting' | 'invalid';
  /**
   * The reason in words. For an invalid element: what is wrong. For a mounted one, and for an add button that waits:
   * an invalid attribute, or which attributes it does not read. Without secrets.
   */
  why: string;
  /** Milliseconds until it was rendered, including the download of its files. */
  ms?: number;
};

/** A configuration that the page's elements name, as Quire reads it, or what is wrong with it. */
export type ConfigurationFinding = {
  /** `data-quire-config`, or `#` and the id that elements name in `data-config`. */
  name: string;
  site?: Storefront['site'];
  /** The page's settings and the defaults for the rest, without the secrets that diagnose.ts lists. */
  settings?: Storefront['settings'];
  problem?: string;
  /**
   * What may be wrong with a configuration that Quire can use: settings that it does not read, and the error of the last
   * cart request.
   */
  warnings?: string[];
};

/** A file of Quire that the page has requested, with the browser's timing. */
export type FileFinding = { file: string; ms: number; bytes: number };

/** What Quire finds on a page. It is for people at the console and for scripts that monitor pages. */
export type Diagnosis = {
  version: string;
  /** Why the script could not inspect the page: a file failed to load. The lists are empty then. */
  problem?: string;
  /** The folder of the files, with a slash at the end. Like all URLs here, it has no query. */
  from: string;
  /** The URL of every loader script on the page. Only the first one runs. */
  scripts: string[];
  configurations: ConfigurationFinding[];
  widgets: WidgetFinding[];
  files: FileFinding[];
};
