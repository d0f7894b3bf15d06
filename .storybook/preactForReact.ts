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
 * Replaces React by Preact, in Storybook's renderer too. An alias would have no effect, and no warning: Storybook resolves
 * React with its own plugin, so this plugin must run before it.
 */
export function preactForReact() {
  return {
    name: 'preact-for-react',
    enforce: 'pre' as const,
    // a pre-bundled dependency would include React
    config: () => ({ optimizeDeps: { noDiscovery: true, include: [] } }),
    resolveId(id: string) {
      const target = replacements[id] ?? (own.includes(id) ? id : undefined);
      return target ? fileURLToPath(import.meta.resolve(target)) : null;
    },
  };
}
