import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerSizes, pictures } from '../../../../stories/pictures';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { LandingPage } from './LandingPage';

export default { title: 'Widgets/LandingPage', component: LandingPage } satisfies Meta<typeof LandingPage>;

type Story = StoryObj<typeof LandingPage>;

const HREF = 'https://shop.example/webapp/landing/deals';

const tile = (itemId: string, title: string, priceValue: number) => ({
  itemId,
  title,
  url: `/product_${itemId}`,
  image: pictures[itemId],
  price: `$${priceValue.toFixed(2)}`,
  priceValue,
  actionLabel: 'addToCart',
});

const headlinertext = 'Everything for the first day of school';

const LANDING = {
  components: [
    { componentType: 'heading', headliner: [{ headlinertext, headlinerstyle: ['Bold'] }] },
    { componentType: 'banner', banner: { altText: 'New desks', destinationURL: '/desks', sizes: bannerSizes } },
    {
      componentType: 'tiles',
      title: 'Most ordered',
      items: [tile('MUG', 'Enamel mug', 12.5), tile('PEN', 'Gel pen, blue', 1.99), tile('PAPER', 'Copy paper', 6.49)],
    },
  ],
  filters: {
    brands: [
      { value: 'acme', name: 'Acme', count: 12 },
      { value: 'zed', name: 'Zed & Co', count: 3 },
    ],
    categories: [{ value: 'paper', name: 'Paper', count: 5 }],
    promos: [{ value: 'FALL', name: 'Fall sale', count: 4 }],
    bopis: true,
  },
  total: 15,
};

const createStory = (shop: (shop: FakeShop) => void, query = '', more: StorySetup = {}): Story => ({
  decorators: [inShop({ isWide: true, host: { href: HREF + query }, shop, ...more })],
});

const answer = (shop: FakeShop) => shop.answerNext(200, LANDING, 'landing');

export const Whole: Story = createStory(answer);

export const Narrowed: Story = createStory(answer, '?brand=acme&promo=FALL&bopis=true');

export const OfOneBrand: Story = { ...createStory(answer), args: { filters: { brands: ['acme'] } } };

export const NoMatches: Story = createStory(
  (shop) => shop.answerNext(200, { ...LANDING, components: [], total: 0 }, 'landing'),
  '?brand=acme,zed',
);

export const Loading: Story = createStory((shop) => shop.hold('landing'));

export const Failed: Story = createStory((shop) => shop.failNext('network', { of: 'landing', times: 5 }));
