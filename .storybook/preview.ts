import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { describeControls } from './controls';
import { SCREENS, SWITCHES, turnPage, wearTheme } from './switches';

/** How long a play function waits for an element, on a machine that does much else. */
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: SWITCHES,
  initialGlobals: { tenant: 'own', language: 'en-US', theme: 'own', direction: 'ltr', network: 'honest' },
  argTypesEnhancers: [describeControls],
  decorators: [wearTheme, turnPage],
  parameters: {
    a11y: { test: 'error' },
    // a story that does not show what its name says is an error, and not a note in a panel
    throwPlayFunctionExceptions: true,
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
