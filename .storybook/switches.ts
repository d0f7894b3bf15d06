import type { Decorator } from '@storybook/react-vite';
import dark from '../examples/themes/dark.css?inline';
import harbor from '../examples/themes/harbor.css?inline';
import ledger from '../examples/themes/ledger.css?inline';
import { NETWORKS } from '../stories/setup/network';
import { STORY_LANGUAGES, TENANTS } from '../stories/setup/switchNames';

const itemsOf = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, title]) => ({ value, title }));

const themes: Record<string, string> = { own: '', ledger, harbor, dark };

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

/** Sets the text direction of the page. */
export const turnPage: Decorator = (story, { globals }) => {
  document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : '';
  return story();
};

const switchOf = (title: string, icon: string, items: readonly unknown[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The toolbar's switches. The story's page reads the tenant, the language and the network. */
export const SWITCHES = {
  tenant: switchOf('Tenant', 'category', itemsOf(TENANTS)),
  language: switchOf('Language', 'globe', itemsOf(STORY_LANGUAGES)),
  theme: switchOf('Theme', 'paintbrush', Object.keys(themes)),
  direction: switchOf('Direction', 'transfer', ['ltr', 'rtl']),
  network: switchOf('Network', 'lightning', itemsOf(NETWORKS)),
};

/** The toolbar's viewports. */
export const SCREENS = {
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
};
