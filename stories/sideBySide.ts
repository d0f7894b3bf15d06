import { STORY_LANGUAGES, TENANTS } from './setup/switchNames';

const VIEWS = {
  languages: ['language', Object.entries(STORY_LANGUAGES).filter(([language]) => language !== 'pseudo')],
  tenants: ['tenant', Object.entries(TENANTS).filter(([tenant]) => tenant !== 'own')],
  directions: ['direction', Object.entries({ ltr: 'Left to right', rtl: 'Right to left' })],
} as const;

export type SideBySideView = keyof typeof VIEWS;

export const SIDE_BY_SIDE_VIEWS = Object.keys(VIEWS) as SideBySideView[];

export type Frame = { title: string; src: string };

/** The same story once for each tenant, language or direction. All other switches have the toolbar's values. */
export function framesOf(view: SideBySideView, storyId: string, globals: Record<string, unknown>): Frame[] {
  const [name, choices] = VIEWS[view];
  return choices.map(([value, title]) => {
    const entries = Object.entries({ ...globals, [name]: value }).filter(([, each]) => typeof each === 'string');
    return {
      title,
      src: `iframe.html?id=${storyId}&viewMode=story&globals=${entries.map(([each, is]) => `${each}:${is}`).join(';')}`,
    };
  });
}
