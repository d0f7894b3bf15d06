import type { Preview } from '@storybook/react-vite';
import { directionSwitch, languageSwitch, themeSwitch, turnPage, wearTheme } from './switches';

const preview: Preview = {
  globalTypes: { language: languageSwitch, theme: themeSwitch, direction: directionSwitch },
  initialGlobals: { language: 'en-US', theme: 'own', direction: 'ltr' },
  decorators: [wearTheme, turnPage],
  parameters: {
    a11y: { test: 'error' },
    options: { storySort: { order: ['Introduction', 'Tokens', 'Pages', 'Widgets', 'Parts'] } },
  },
};

export default preview;
