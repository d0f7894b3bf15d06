import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { HeadlineText } from './HeadlineText';

export default {
  title: 'Widgets/HeadlineText',
  component: HeadlineText,
  decorators: [inShop()],
} satisfies Meta<typeof HeadlineText>;

type Story = StoryObj<typeof HeadlineText>;

const styled = (...headlinerstyle: string[]) => ({ headlinertext: headlinerstyle.join(' and '), headlinerstyle });

export const EveryStyle: Story = {
  args: {
    blocks: [
      ...['Underline', 'Italics', 'Bold', 'Line break', 'Superscript', 'Left', 'Center', 'Right'].map((style) =>
        styled(style),
      ),
      { ...styled('Hyperlink'), headlinerdestinationURL: '/deals' },
      { headlinertext: 'one\ntwo', headlinerstyle: ['BulletList'] },
      { headlinertext: 'first\nsecond', headlinerstyle: ['OrderedList'] },
    ],
  },
};

export const Combined: Story = {
  args: { blocks: [{ ...styled('Bold', 'Italics', 'Underline', 'Center'), headlinertextColor: '#7a1fa2' }] },
};

export const LinkInANewTab: Story = {
  args: {
    blocks: [{ headlinertext: 'Our blog', headlinerdestinationURL: '/blog', headlinertargetWindow: 'new-page' }],
  },
};

export const Nested: Story = {
  args: {
    blocks: [
      {
        headlinerMain: {
          headlinerMainstyle: ['Center'],
          headlinerBlock: [styled('Bold'), { headlinertext: 'and plain' }],
        },
      },
    ],
  },
};
