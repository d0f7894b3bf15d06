import { onTestFinished } from 'vitest';

/** For the rest of a test, does what Prototype 1.6 did to every page: arrays serialise themselves as text. */
export function asOldLibraries(): void {
  const arrays = Array.prototype as unknown as { toJSON?: () => string };
  arrays.toJSON = function toJSON(this: unknown[]) {
    return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
  };
  onTestFinished(() => void Reflect.deleteProperty(arrays, 'toJSON'));
}
