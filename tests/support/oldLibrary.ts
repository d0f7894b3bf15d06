import { onTestFinished } from 'vitest';

/** What Prototype 1.6 did to every page that it was on, for the rest of a test: arrays write themselves as text. */
export function asOldLibraries(): void {
  const arrays = Array.prototype as unknown as { toJSON?: () => string };
  arrays.toJSON = function toJSON(this: unknown[]) {
    return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
  };
  onTestFinished(() => void Reflect.deleteProperty(arrays, 'toJSON'));
}
