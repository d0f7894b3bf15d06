import type { Page } from 'playwright';

type Watched = { movements: string[] };

/**
 * Keeps account, from the next page on, of what moves inside `parts` for longer than a customer who wants no motion should
 * see.
 */
export async function watchMotion(page: Page, parts: string): Promise<void> {
  await page.addInitScript((selector) => {
    const LONGEST_MS = 100;
    const movements: string[] = [];
    Object.assign(window, { movements });
    const note = ({ target }: Event) => {
      if (!(target as Element).closest(selector)) return;
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        if (Number(duration) <= LONGEST_MS && iterations !== Number.POSITIVE_INFINITY) continue;
        const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>;
        movements.push(`${(target as Element).className} moves: ${animationName ?? transitionProperty}`);
      }
    };
    window.addEventListener('animationstart', note, true);
    window.addEventListener('transitionrun', note, true);
  }, parts);
}

/** What has moved since it was asked last. */
export async function takeMovements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const taken = (window as unknown as Watched).movements.splice(0);
    return [...new Set(taken)];
  });
}
