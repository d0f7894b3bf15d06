import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultsOf } from '../tests/docs/declarations';
import { folderOfWidget, widgetNames } from '../tests/package/widgets';
import { preactForReact } from './preactForReact';
import { sheetsAsText } from './sheetsAsText';

/** `QUIRE_RUNTIME=preact` renders the stories with Preact, as the script build does. */
const isPreact = process.env['QUIRE_RUNTIME'] === 'preact';

const widgetDefaults = Object.fromEntries(
  widgetNames.map((name) => [name, Object.fromEntries(defaultsOf(`${folderOfWidget(name)}/${name}.tsx`, name))]),
);

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  // the pages of addon-docs work with React only
  addons: ['@storybook/addon-a11y', ...(isPreact ? [] : ['@storybook/addon-docs'])],
  previewAnnotations: (entries = []) =>
    isPreact ? entries : [...entries, fileURLToPath(new URL('manual.ts', import.meta.url))],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, WIDGET_DEFAULTS: JSON.stringify(widgetDefaults) },
    plugins: [...(isPreact ? [preactForReact()] : []), ...(vite.plugins ?? []), sheetsAsText()],
  }),
};

export default config;
