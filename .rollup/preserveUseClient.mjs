/**
 * Keeps a module's 'use client' directive, which Rollup removes. It is meant for builds with one file per module.
 *
 * @returns {import('rollup').Plugin}
 */
export function preserveUseClient() {
  const clientModules = new Set();
  return {
    name: 'use-client',
    transform: {
      order: 'post',
      handler(code, id) {
        if (/^\s*(['"])use client\1/.test(code)) clientModules.add(id);
        return null;
      },
    },
    banner: (chunk) => (chunk.moduleIds.some((id) => clientModules.has(id)) ? "'use client';" : ''),
  };
}
