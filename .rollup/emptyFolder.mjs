import { rmSync } from 'node:fs';

/**
 * Empties the folder just before a build is written, so that no file of an earlier build is published with it.
 *
 * @returns {import('rollup').Plugin}
 */
export function emptyFolder(folder) {
  return {
    name: 'empty-folder',
    generateBundle(_options, _bundle, isWrite) {
      if (isWrite) rmSync(folder, { recursive: true, force: true });
    },
  };
}
