import type { StorybookConfig } from '@storybook/react-vite';
import { preactForReact } from './preactForReact';
import { sheetsAsText } from './sheetsAsText';

/** `QUIRE_RUNTIME=preact` renders the stories with Preact, as the script build does. */
const isPreact = process.env['QUIRE_RUNTIME'] === 'preact';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  // the pages of addon-docs work with React only
  addons: ['@storybook/addon-a11y', ...(isPreact ? [] : ['@storybook/addon-docs'])],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(isPreact ? [preactForReact()] : []), ...(vite.plugins ?? []), sheetsAsText()],
  }),
};

export default config;
