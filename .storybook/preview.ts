import type { Preview } from '@storybook/react-vite';
import { describeControls } from './controls';
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
  tags: ['autodocs'],
  globalTypes: {
    tenant: tenantSwitch,
    language: languageSwitch,
    theme: themeSwitch,
    direction: directionSwitch,
    network: networkSwitch,
  },
  initialGlobals: { tenant: 'own', language: 'en-US', theme: 'own', direction: 'ltr', network: 'honest' },
  argTypesEnhancers: [describeControls],
  decorators: [wearTheme, turnPage],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: SCREENS },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Introduction', 'Tokens', 'Do and don’t', 'Pages', 'Merchandising', 'Widgets'],
      },
    },
  },
};

export default preview;
