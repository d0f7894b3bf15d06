/** Waits for all microtasks of the current task. A key or another press arrives in a later task. */
export async function beforeNextKey(): Promise<void> {
  for (let tick = 0; tick < 20; tick += 1) await undefined;
}
