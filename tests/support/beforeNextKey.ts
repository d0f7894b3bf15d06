/** Waits for all microtasks of the current task. A key or another press arrives in a later task. */
export async function beforeNextKey(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await undefined;
}
