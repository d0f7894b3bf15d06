import type { Meta, StoryObj } from '@storybook/react-vite';
import './Introduction.css';

const meta: Meta = { title: 'Introduction', parameters: { layout: 'fullscreen', controls: { disable: true } } };

export default meta;

export const Introduction: StoryObj = {
  render: () => (
    <main className="introduction">
      <h1>Quire</h1>
      <p>
        Quire gives a page that already exists the parts that sell: a button that adds to the cart, the drawer that says
        what became of it, the mini cart that every page shares.
      </p>
      <p>
        Each part is a React component. On a page without React one script tag draws the same component, as Preact,
        wherever the page has left a place for it. Both speak to the shop through one core, which also runs alone in
        Node.
      </p>
      <p>
        Every story here is one state that a customer can be in, and its name says which. To see them as the script tag
        draws them, start Storybook with <code>QUIRE_RUNTIME=preact</code>.
      </p>
      <p>
        The switches of the toolbar make any story one of another tenant, language, theme or direction, and let its
        calls be slow, be refused or not go out at all. <em>Pseudo</em> is a language of long words with marks: what is
        cut there, or still English, is a fault. <em>Side by side</em>, above a story, shows it in all languages, for
        both tenants or in both directions at once. <em>Pages</em> are whole pages, and <em>Merchandising</em> answers
        why an item of a menu is shown to whom.
      </p>
    </main>
  ),
};
