import { HOVER_MS } from '../measure/press';
import type { RawName } from '../measure/raw';

export type Unit = 'ms' | 'kB' | 'count' | 'frame' | 'shift';

/** A figure of the report: its title, and its raw figure. */
export type Figure = {
  name: RawName;
  title: string;
  unit: Unit;
  /** The difference from the same figure of the empty page in the same round. */
  isOverEmpty?: boolean;
  /** Also reported as a ratio to the hand-written figure of the same round. */
  hasRatio?: boolean;
};

/** In the order of the report. */
export const FIGURES: Figure[] = [
  { name: 'bytes', title: 'downloaded before a press', unit: 'kB' },
  { name: 'requests', title: 'requests before a press', unit: 'count' },
  { name: 'calls', title: 'calls to the backend before a press', unit: 'count' },
  { name: 'sequentialFiles', title: 'files one after another', unit: 'count' },
  { name: 'cpuMs', title: 'main thread', unit: 'ms', isOverEmpty: true, hasRatio: true },
  { name: 'cpuOfAllMs', title: 'main thread, all scrolled through', unit: 'ms', isOverEmpty: true, hasRatio: true },
  { name: 'usableMs', title: 'script start to visible and usable', unit: 'ms', hasRatio: true },
  { name: 'renderedMs', title: 'script start to re-rendered', unit: 'ms', hasRatio: true },
  { name: 'longestTaskMs', title: 'longest task', unit: 'ms' },
  { name: 'heapBytes', title: 'heap over the empty page', unit: 'kB', isOverEmpty: true },
  { name: 'layoutShift', title: 'layout shift, script 600 ms late', unit: 'shift' },
  { name: 'pressFrame', title: 'press seen in frame', unit: 'frame' },
  { name: 'pressCalls', title: 'calls of a press', unit: 'count' },
  { name: 'doneMs', title: 'press to done, without the network', unit: 'ms', hasRatio: true },
  { name: 'earlyDoneMs', title: 'the same, pressed as soon as it is usable', unit: 'ms', hasRatio: true },
  {
    name: 'hoveredDoneMs',
    title: `the same, with the mouse on it for ${HOVER_MS} ms before`,
    unit: 'ms',
    hasRatio: true,
  },
  { name: 'keyMs', title: 'slowest key of a card, typed to rendered', unit: 'ms', hasRatio: true },
  { name: 'openedBytes', title: 'downloaded by a press', unit: 'kB' },
];

/** A figure in its unit: bytes are divided by 1000. */
export function inUnit(value: number, unit: Unit): number {
  return unit === 'kB' ? value / 1000 : value;
}

export function figureText(value: number, unit: Unit): string {
  const scaled = inUnit(value, unit);
  if (unit === 'shift') return scaled.toFixed(3).replace(/\.?0+$/, '');
  if (unit === 'count' || unit === 'frame') return String(Math.round(scaled));
  const text = scaled.toFixed(Math.abs(scaled) < 10 ? 1 : 0);
  return text === '-0.0' ? '0.0' : text;
}
