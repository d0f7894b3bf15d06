import { onTestFinished } from 'vitest';

/** For the rest of a test, does what Prototype 1.6 did to every page: arrays serialise themselves as text. */
export function asOldLibraries(): void {
  const arrays = Array.prototype as unknown as { toJSON?: () => string };
  arrays.toJSON = function toJSON(this: unknown[]) {
    return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
  };
  onTestFinished(() => void Reflect.deleteProperty(arrays, 'toJSON'));
}

/** For the rest of a test, `Array.from` is Prototype 1.7’s: it knows lengths, but no iterators and no second argument. */
export function withOldArrayFrom(): void {
  const { from } = Array;
  const old = (list: ArrayLike<unknown>) => {
    const copy: unknown[] = [];
    for (let at = 0; at < (list.length || 0); at += 1) copy.push(list[at]);
    return copy;
  };
  Object.assign(Array, { from: old });
  onTestFinished(() => void Object.assign(Array, { from }));
}
