/** The measurements of one visit, in milliseconds and bytes. `cpuMs` and `heapBytes` still include the page itself. */
export type Raw = Partial<Record<RawName, number>>;

export type RawName =
  | 'usableMs'
  | 'renderedMs'
  | 'cpuMs'
  | 'cpuOfAllMs'
  | 'heapBytes'
  | 'bytes'
  | 'openedBytes'
  | 'requests'
  | 'calls'
  | 'pressFrame'
  | 'pressCalls'
  | 'doneMs'
  | 'earlyDoneMs'
  | 'hoveredDoneMs'
  | 'keyMs'
  | 'longestTaskMs'
  | 'layoutShift'
  | 'sequentialFiles';
