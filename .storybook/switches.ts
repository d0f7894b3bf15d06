import type { Decorator } from '@storybook/react-vite';
import dark from '../examples/themes/dark.css?inline';
import harbor from '../examples/themes/harbor.css?inline';
import ledger from '../examples/themes/ledger.css?inline';
import { STORY_LANGUAGES } from '../stories/language';

/** The switch of the toolbar: what the widgets speak; each story's own page takes it. */
export const languageSwitch = {
  description: 'Language',
  toolbar: {
    title: 'Language',
    icon: 'globe',
    items: Object.entries(STORY_LANGUAGES).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
};

const themes: Record<string, string> = { own: '', ledger, harbor, dark };

/** The switch of the toolbar: which of the example themes the page wears. */
export const themeSwitch = {
  description: 'Theme',
  toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
};

/** Links the chosen theme to the page, as a shop would. */
export const wearTheme: Decorator = (story, { globals }) => {
  const sheet = document.querySelector('style[data-theme]') ?? document.head.appendChild(newSheet());
  const theme = themes[String(globals['theme'])] ?? '';
  const page = theme && 'body { background: var(--quire-color-surface); color: var(--quire-color-text); }';
  sheet.textContent = `${theme}\n${page}`;
  return story();
};

function newSheet(): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.dataset['theme'] = '';
  return sheet;
}

/** The switch of the toolbar: whether the page is read from the left or from the right. */
export const directionSwitch = {
  description: 'Direction',
  toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
};

/** Turns the page round for languages that are read from the right. */
export const turnPage: Decorator = (story, { globals }) => {
  document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : '';
  return story();
};
