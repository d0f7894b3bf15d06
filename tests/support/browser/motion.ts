import type { Page } from 'playwright';

type MovementRecord = { movements: string[] };

/**
 * From the next page on, records what moves inside `selectors` for longer than a customer who prefers reduced motion should
 * see.
 */
export async function watchMotion(page: Page, selectors: string): Promise<void> {
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
  }, selectors);
}

/** The movements since the last call. */
export async function takeMovements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const recorded = (window as unknown as MovementRecord).movements.splice(0);
    return [...new Set(recorded)];
  });
}
