import {
  type MenuCode,
  type MenuCodeSpellings,
  type MenuFact,
  menuCodeOf,
} from '../../src/core/header/rules/menu/menuCodes';
import type { MenuTarget } from '../../src/core/header/rules/menu/menuTarget';
import type { ItemDecision } from './decisions';

/** Facts that consist of one word, as a clause. */
const ALONE: Partial<Record<string, string>> = {
  mobile: 'the screen is narrow',
  associate: 'the customer is an associate',
  guest: 'the customer has not signed in',
  'logged-in': 'the customer has signed in',
  cart: 'the page is a cart page',
  app: 'the page is in the native app',
  'frequently-purchased': 'the customer has a list of frequently purchased items',
  csr: 'a service rep acts for the customer',
};

const KINDS: Record<string, (name: string) => string> = {
  header: (name) => `the page has the header “${name}”`,
  flow: (name) => `the session has the flow ${name}`,
  ramp: (name) => `ramp ${name} is on`,
  permission: (name) => `the customer has the permission ${name}`,
  membership: (name) => `the customer is a member of ${name}`,
  segment: (name) => `the customer is in segment ${name}`,
  toggle: (name) => {
    const [state, ...rest] = name.split(' ');
    return `the toggle ${rest.join(' ')} is ${state}`;
  },
};

/** A fact as a clause: “the page is a cart page”. */
function factText(fact: MenuFact): string {
  const [kind = '', ...rest] = fact.split(' ');
  return ALONE[fact] ?? KINDS[kind]?.(rest.join(' ')) ?? `the session has the flag ${fact}`;
}

const anyOf = ({ facts }: MenuCode): string => facts.map(factText).join(', or ');

/** The effect of a code, in one sentence. */
export function codeText(code: MenuCode): string {
  const sentence = {
    exclusion: `Hides the item if ${anyOf(code)}.`,
    gate: `Hides the item unless ${anyOf(code)}.`,
    flow: `Hides the item unless ${anyOf(code)}.`,
    inclusion: `Shows the item if ${anyOf(code)}.`,
  }[code.kind];
  return code.isConsumerOnly ? `${sentence} Ignored for business accounts.` : sentence;
}

/** Why an item is shown or hidden, in one sentence that names the code. */
export function reasonText({ verdict }: Pick<ItemDecision, 'verdict'>, spellings: MenuCodeSpellings = {}): string {
  const meaning = (spelling: string) => {
    const code = menuCodeOf(spelling, spellings);
    return code ? anyOf(code) : 'unknown code';
  };
  switch (verdict.reason) {
    case 'no-codes':
      return 'It has no codes, so everyone sees it.';
    case 'not-excluded':
      return 'None of its codes hides it.';
    case 'included':
      return `${verdict.code} shows it: ${meaning(verdict.code)}.`;
    case 'csr':
      return 'A service rep acts for the customer, and the shop hides it from reps.';
    case 'excluded':
      return `${verdict.code} hides it: ${meaning(verdict.code)}${asMissing(verdict.code, spellings)}.`;
    case 'not-mobile':
      return `${verdict.code} hides it: the screen is not narrow.`;
    case 'other-flow':
      return `${verdict.code} hides it: the session has another flow.`;
    case 'not-included':
      return `It needs one of these: ${verdict.codes.map((code) => `${code} (${meaning(code)})`).join('; ')}.`;
    case 'parent-hidden':
      return 'Its parent is hidden.';
    case 'nothing-below':
      return 'It has no destination, and all items below it are hidden.';
  }
}

/** A toggle may be off because it is not set. */
function asMissing(spelling: string, spellings: MenuCodeSpellings): string {
  return menuCodeOf(spelling, spellings)?.facts.some((fact) => fact.startsWith('toggle off')) ? ' or missing' : '';
}

/** The destination of an item. */
export function targetText({ target, group }: { target: MenuTarget; group: ItemDecision['group'] }): string {
  if (target.kind === 'none') return 'None';
  if (target.kind === 'drawer') return `The drawer ${target.action}${target.url ? `, or ${target.url}` : ''}`;
  return group ? `${target.url}, for the group ${group}` : target.url;
}
