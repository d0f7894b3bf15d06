import { expect, test } from 'vitest';
import { buildOneFile } from './oneFile';

test('bundles the loader, the runtime and each widget from the sources as they are', async () => {
  const { entry, modules } = await buildOneFile();
  expect(modules.get(entry)).toEqual(expect.arrayContaining([expect.stringMatching(/loader\/runtime\.tsx$/)]));
}, 180_000);
