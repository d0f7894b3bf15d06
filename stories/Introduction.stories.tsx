import type { Meta, StoryObj } from '@storybook/react-vite';
import './Introduction.css';

const meta: Meta = {
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};

export default meta;

export const Introduction: StoryObj = {
  render: () => (
    <main className="introduction">
      <h1>Quire</h1>
      <p>
        Quire adds storefront widgets to pages that already exist: a button that adds to the cart, a drawer that
        confirms the add, a mini cart that all pages share.
      </p>
      <p>
        Each widget is a React component. On a page without React, a script tag mounts the same component with Preact in
        every element that names it. Both use one core to call the shop. The core also runs in Node, without a UI.
      </p>
      <p>
        Each story is one state that a customer can see, and is named after it. To render the stories with Preact, as
        the script tag does, start Storybook with <code>QUIRE_RUNTIME=preact</code>.
      </p>
      <p>
        Use the toolbar to show any story for another tenant, language, theme or text direction, or on a network that is
        slow, offline or refuses every request. <em>Pseudo</em> is a test language of long, accented text: text that is
        cut off there, or still reads as English, is a bug. The tab <em>Side by side</em> shows a story in all
        languages, for both tenants or in both directions at once.
      </p>
      <p>
        <em>Pages</em> shows whole pages. <em>Merchandising</em> explains which customers see a menu item, and why.
      </p>
    </main>
  ),
};
