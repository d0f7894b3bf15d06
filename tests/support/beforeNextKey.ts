/** All that is done in the task of a press, and what it has queued; a key or another press comes in a later one. */
export async function beforeNextKey(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await undefined;
}
