import type { Preview } from '@storybook/react-vite';
import { STORY_LANGUAGES } from '../stories/language';

const preview: Preview = {
  globalTypes: {
    language: {
      description: 'What the widgets speak',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(STORY_LANGUAGES).map(([value, title]) => ({ value, title })),
      },
    },
  },
  initialGlobals: { language: 'en-US' },
  parameters: {
    a11y: { test: 'error' },
    options: { storySort: { order: ['Introduction', 'Pages', 'Widgets', 'Parts'] } },
  },
};

export default preview;
