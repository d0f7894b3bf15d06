import { fileURLToPath } from 'node:url';

const replacements: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};

const own = [
  'preact',
  'preact/hooks',
  'preact/compat',
  'preact/compat/client',
  'preact/jsx-runtime',
  'preact/test-utils',
];

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
