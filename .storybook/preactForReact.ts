import { fileURLToPath } from 'node:url';
import { PREACT_FOR_REACT } from '../.rollup/preactForReact.mjs';

const replacements: Record<string, string> = { ...PREACT_FOR_REACT, 'react-dom/test-utils': 'preact/test-utils' };

const own = ['preact', 'preact/hooks', ...Object.values(replacements)];

/**
 * Puts Preact in the place of React, for Storybook's renderer as well. An alias would do nothing and say nothing: Storybook
 * resolves React by a plugin of its own, which only an earlier plugin comes before.
 */
export function preactForReact() {
  return {
    name: 'preact-for-react',
    enforce: 'pre' as const,
    // a dependency that is bundled beforehand would bring React back
    config: () => ({ optimizeDeps: { noDiscovery: true, include: [] } }),
    resolveId(id: string) {
      const target = replacements[id] ?? (own.includes(id) ? id : undefined);
      return target ? fileURLToPath(import.meta.resolve(target)) : null;
    },
  };
}
