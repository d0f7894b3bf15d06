import { stableNumber } from '../../database/superstore/stableNumber';

/** The colours of one picture. */
export type Tones = { ink: string; middle: string; light: string; accent: string; ground: string };

const tones = (ink: string, middle: string, light: string, accent: string, ground: string): Tones => ({
  ink,
  middle,
  light,
  accent,
  ground,
});

/** The house tones, of pictures that stand for a whole sub-category. */
export const houseTones = tones('#22305c', '#7f9bd6', '#c9d7f3', '#e8743b', '#f1f4fb');

/** The tones of brands. A brand always has the same. */
const brandTones = [
  houseTones,
  tones('#1f4a44', '#63b3a1', '#c4e6de', '#e9a03b', '#eff8f6'),
  tones('#4a2b53', '#a883bd', '#e0d0ea', '#e26d5a', '#f7f2fa'),
  tones('#5a2a2e', '#cf7f78', '#f2cfca', '#3f7fb0', '#fbf2f1'),
  tones('#2b4524', '#86b06c', '#d3e6c6', '#d98032', '#f3f8ef'),
  tones('#51401a', '#c9a651', '#efe0b4', '#4d7c9e', '#faf6ea'),
  tones('#1d4560', '#5fa6cf', '#c5e1f1', '#e05c7b', '#eef6fb'),
  tones('#3a3f4c', '#8f99ad', '#d6dbe5', '#d9573f', '#f3f4f7'),
];

/** The tones of colours and materials that a name mentions. The first match counts. */
const namedTones: [RegExp, Partial<Tones>][] = [
  [/cherry|mahogany|walnut|fruitwood|rosewood/i, { ink: '#4c2418', middle: '#8c4a33', light: '#c98e6d' }],
  [/oak|pine|maple|alder|beech|wood|kraft|manila/i, { ink: '#5b3f1e', middle: '#b98d54', light: '#e6cda2' }],
  [/black|graphite|charcoal|granite|ebony/i, { ink: '#23262d', middle: '#4a505c', light: '#a4abb8' }],
  [/gr[ae]y|silver|chrome|steel|metal|aluminum|platinum/i, { ink: '#474d58', middle: '#a3abb8', light: '#dde1e8' }],
  [/blue|indigo|navy/i, { ink: '#1b2f6b', middle: '#4f79d6', light: '#bcd0f7' }],
  [/red|burgundy|ruby/i, { ink: '#6b1b22', middle: '#d2505a', light: '#f5c1c4' }],
  [/green/i, { ink: '#1d4a2a', middle: '#55a868', light: '#c2e5ca' }],
  [/yellow|gold/i, { ink: '#5f4a0d', middle: '#e2b93b', light: '#f8e7ac' }],
  [/pink|rose/i, { ink: '#6d2447', middle: '#e07aa8', light: '#f8cfe0' }],
  [/purple|violet/i, { ink: '#3f2268', middle: '#9169c9', light: '#dccbf2' }],
  [/white|ivory|beige|putty|buff|almond/i, { ink: '#5c5849', middle: '#cfc9b6', light: '#f0ecdf' }],
];

/** The tones of a product: its brand's, with the colour that its name mentions and an accent of its own. */
export function tonesOf({ name, brand }: { name: string; brand: string }): Tones {
  const tonesFor = (text: string) => brandTones[stableNumber(text) % brandTones.length] ?? houseTones;
  const named = namedTones.find(([words]) => words.test(name))?.[1];
  return { ...tonesFor(brand), accent: tonesFor(name).accent, ...named };
}
