import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    options: { storySort: { order: ['Introduction', 'Pages', 'Widgets', 'Parts'] } },
  },
};

export default preview;
