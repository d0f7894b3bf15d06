import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { QuickOrder } from './QuickOrder';

export default { title: 'Widgets/QuickOrder', component: QuickOrder } satisfies Meta<typeof QuickOrder>;

type Story = StoryObj<typeof QuickOrder>;
type Play = NonNullable<Story['play']>;

const createStory = (more: StorySetup = {}): Story => ({
  decorators: [inShop({ isWide: true, ...more, config: { cart: { retryDelaysMs: [] }, ...more.config } })],
});

const filling =
  (text: string, press?: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Paste a list'));
    await userEvent.click(await canvas.findByRole('textbox', { name: /^One item per line/ }));
    await userEvent.paste(text);
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in' }));
    if (press) await userEvent.click(await canvas.findByRole('button', { name: press }));
  };

const ORDER = 'MUG\t2\nPEN\t12\nLAMP\t1\nNO-SUCH\t4\nSTAPLER\t9';

export const Rows: Story = createStory();

export const Filled: Story = { ...createStory(), play: filling(ORDER) };

export const LookingUp: Story = { ...createStory({ shop: (shop) => shop.hold('tiles') }), play: filling(ORDER) };

export const NotLookedUp: Story = {
  ...createStory({ shop: (shop) => shop.failNext('network', { of: 'tiles', times: 9 }) }),
  play: filling(ORDER),
};

export const Suggestions: Story = {
  ...createStory({ config: { session: { isLoggedIn: true } } }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Item number, row 1' }), 'pe');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Adding: Story = {
  ...createStory({ shop: (shop) => shop.hold('add') }),
  play: filling(ORDER, /^Add \d+ .*to cart/),
};

export const MixedResult: Story = { ...createStory(), play: filling(ORDER, /^Add \d+ .*to cart/) };

export const InADrawer: Story = {
  ...createStory({ config: { session: { enableQuickOrderDrawer: true } } }),
  args: { drawer: true, defaultOpen: true },
};

export const WithoutADrawer: Story = { ...createStory(), args: { drawer: true, pageUrl: '/quick-order' } };
