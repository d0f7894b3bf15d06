import type { Preview } from '@storybook/react-vite';
import {
  directionSwitch,
  languageSwitch,
  networkSwitch,
  SCREENS,
  tenantSwitch,
  themeSwitch,
  turnPage,
  wearTheme,
} from './switches';

const preview: Preview = {
  globalTypes: {
    tenant: tenantSwitch,
    language: languageSwitch,
    theme: themeSwitch,
    direction: directionSwitch,
    network: networkSwitch,
  },
  initialGlobals: { tenant: 'own', language: 'en-US', theme: 'own', direction: 'ltr', network: 'honest' },
  decorators: [wearTheme, turnPage],
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: SCREENS },
    options: { storySort: { order: ['Introduction', 'Tokens', 'Pages', 'Merchandising', 'Widgets', 'Parts'] } },
  },
};

export default preview;
