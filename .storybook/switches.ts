import type { Decorator } from '@storybook/react-vite';
import dark from '../examples/themes/dark.css?inline';
import harbor from '../examples/themes/harbor.css?inline';
import ledger from '../examples/themes/ledger.css?inline';
import { NETWORKS } from '../stories/network';
import { STORY_LANGUAGES, TENANTS } from '../stories/switchNames';

const itemsOf = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, title]) => ({ value, title }));

/** The switch of the toolbar: whose shop a story is; each story's own page takes it. */
export const tenantSwitch = {
  description: 'Tenant',
  toolbar: { title: 'Tenant', icon: 'category', items: itemsOf(TENANTS), dynamicTitle: true },
};

/** The switch of the toolbar: how every call goes; each story's own shop takes it. */
export const networkSwitch = {
  description: 'Calls',
  toolbar: { title: 'Calls', icon: 'lightning', items: itemsOf(NETWORKS), dynamicTitle: true },
};

/** The switch of the toolbar: what the widgets speak; each story's own page takes it. */
export const languageSwitch = {
  description: 'Language',
  toolbar: {
    title: 'Language',
    icon: 'globe',
    items: itemsOf(STORY_LANGUAGES),
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

/** What the toolbar offers of screens. */
export const SCREENS = {
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } },
};
