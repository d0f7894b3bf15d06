import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** A text to look for: a part in any case, the whole, or a regular expression. */
export type Pattern = { text: string; isExact: boolean } | { source: string; flags: string };

export type Step =
  | { by: 'role'; role: string; name?: Pattern }
  | { by: 'text' | 'label' | 'hasText'; pattern: Pattern }
  | { by: 'css'; css: string }
  | { by: 'visible' }
  | { by: 'end'; end: 'first' | 'last' };

/** The elements at the end of the steps, each of which looks inside of the previous one's, shadow roots included. */
export function find(steps: Step[]): Element[] {
  let found: ParentNode[] = [document];
  for (const step of steps) found = [...new Set(follow(found, step))];
  return found as Element[];
}

function follow(found: ParentNode[], step: Step): ParentNode[] {
  if (step.by === 'end') return found.slice(...(step.end === 'first' ? [0, 1] : [-1]));
  if (step.by === 'visible') return found.filter((element) => isVisible(element as Element));
  if (step.by === 'hasText') return found.filter((element) => matches(step.pattern)(textOf(element)));
  return found.flatMap(rootsOf).flatMap((root) => findIn(root, step));
}

function findIn(root: ParentNode, step: Exclude<Step, { by: 'end' | 'hasText' | 'visible' }>): Element[] {
  const container = root as HTMLElement;
  if (step.by === 'css') return [...root.querySelectorAll(step.css)];
  if (step.by === 'label') return queryAllByLabelText(container, matches(step.pattern));
  if (step.by === 'role') {
    const name = step.name && matches(step.name);
    return queryAllByRole(container, step.role, name && { name }).filter(isRendered);
  }
  const isMatch = matches(step.pattern);
  const matching = [...root.querySelectorAll('*')].filter((element) => isMatch(textOf(element)));
  return matching.filter((element) => !matching.some((other) => other !== element && element.contains(other)));
}

/** The scope, and every open shadow root in it. */
function rootsOf(scope: ParentNode): ParentNode[] {
  const hosts = [scope, ...scope.querySelectorAll('*')].filter((it): it is Element => it instanceof Element);
  return [scope, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : []))];
}

const matches = (pattern: Pattern) => (text: string) => {
  const words = text.replace(/\s+/g, ' ').trim();
  if ('source' in pattern) return new RegExp(pattern.source, pattern.flags).test(words);
  return pattern.isExact ? words === pattern.text : words.toLowerCase().includes(pattern.text.toLowerCase());
};

const HAS_NO_TEXT = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);

const textOf = (node: Node): string => (HAS_NO_TEXT.has(node.nodeName) ? '' : (node.textContent ?? ''));

/** A server's markup that a widget's shadow root has replaced is in the document, and not on display. */
const isRendered = (element: Element) => element.checkVisibility();

export const isVisible = (element: Element | undefined): boolean =>
  Boolean(element?.checkVisibility({ visibilityProperty: true })) && element?.getClientRects().length !== 0;

/** Whether a pointer there would reach the element, or a label of it. */
function isHit(element: Element, x: number, y: number): boolean {
  const wanted = new Set<Node>([element, ...((element as HTMLInputElement).labels ?? [])]);
  for (let node: Node | null = hitAt(x, y); node; node = parentOf(node)) if (wanted.has(node)) return true;
  return false;
}

/** The innermost element at a point, in the shadow root that has it. */
function hitAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || !hit.shadowRoot.contains(inner)) break;
    hit = inner;
  }
  return hit;
}

const parentOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

const frame = () => new Promise((next) => requestAnimationFrame(next));

/** Where to press the element: its middle, once it rests, is enabled and nothing covers it. */
export async function pointOf(element: Element | undefined): Promise<{ x: number; y: number } | undefined> {
  if (!element || !isVisible(element)) return undefined;
  if (element.matches(':disabled, [aria-disabled=true]')) return undefined;
  const middle = () => {
    const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
    return { x: Math.floor(left + width / 2), y: Math.floor(top + height / 2) };
  };
  const { x, y } = middle();
  if (!isHit(element, x, y)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = middle();
  await frame();
  await frame();
  const after = middle();
  const rests = before.x === after.x && before.y === after.y;
  return rests && isHit(element, after.x, after.y) ? after : undefined;
}
