/** Settles as the promise does. Rejects if that takes longer than `ms`. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timed out')), ms);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
