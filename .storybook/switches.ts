import type { Decorator } from '@storybook/react-vite';
import dark from '../examples/themes/dark.css?inline';
import harbor from '../examples/themes/harbor.css?inline';
import ledger from '../examples/themes/ledger.css?inline';
import { NETWORKS } from '../stories/setup/network';
import { STORY_LANGUAGES, TENANTS } from '../stories/setup/switchNames';

const itemsOf = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, title]) => ({ value, title }));

/** The toolbar's tenant switch, which the story's page reads. */
export const tenantSwitch = {
  description: 'Tenant',
  toolbar: { title: 'Tenant', icon: 'category', items: itemsOf(TENANTS), dynamicTitle: true },
};

/** The toolbar's network switch, which the story's fake shop reads. */
export const networkSwitch = {
  description: 'Network',
  toolbar: { title: 'Network', icon: 'lightning', items: itemsOf(NETWORKS), dynamicTitle: true },
};

/** The toolbar's language switch, which the story's page reads. */
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

/** The toolbar's switch for one of the example themes. */
export const themeSwitch = {
  description: 'Theme',
  toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
};

/** Applies the selected theme to the page. */
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

/** The toolbar's switch for the text direction. */
export const directionSwitch = {
  description: 'Direction',
  toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
};

/** Sets the text direction of the page. */
export const turnPage: Decorator = (story, { globals }) => {
  document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : '';
  return story();
};

/** The toolbar's viewports. */
export const SCREENS = {
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
};
