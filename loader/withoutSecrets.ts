/** Those of whoever is signed in, and what opens doors. Names of headers, addresses and figures are told. */
const SECRET = /session|key|token|secret|pass|auth|email|phone|coupon|nonce|cookie/i;
const NO_SECRET = /(Header|Url|Ms|Param|-header|-url|-ms|-param)$/;

/** A text, or what stands between quotes, that is an address from its first letter on. */
const ADDRESS = /^("?(?:[a-z]+:)?\/[^?#]*)[?#].*?("?)$/is;
/** Who signs in by an address. */
const USER = /\/\/[^/\s@]*@/g;

/**
 * A text whose addresses end with their path: what follows `?` and `#` is left out, and who signs in by them. Among other words
 * an address has a slash before that, or an equals sign after.
 */
export function withoutQueries(text: string): string {
  const shortened = (address: string) => address.replace(ADDRESS, '$1$2');
  return shortened(text)
    .replace(/"[^"]*"/g, shortened)
    .replace(/\S+/g, pathOf)
    .replace(USER, '//');
}

/** A word without the query that it has. What closes the sentence or the quote around it is not of it. */
function pathOf(word: string): string {
  const end = word.search(/[?#]/);
  const isAddress = end >= 0 && (word.lastIndexOf('/', end) >= 0 || word.includes('=', end));
  return isAddress ? word.slice(0, end) + (/["')\]>.,;]{1,9}$/.exec(word.slice(end))?.[0] ?? '') : word;
}

/** Is what has this name nobody's but the shop's or the customer's? Of a prop or of its attribute. */
const isSecret = (name: string) => SECRET.test(name) && !NO_SECRET.test(name);

/** A value of a configuration: what stands under the name of a secret is `not shown`, and no address in it has a query. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutQueries(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const tell = ([name, each]: [string, unknown]) => [name, isSecret(name) ? 'not shown' : withoutSecrets(each)];
  return Object.fromEntries(Object.entries(value).map(tell));
}

/**
 * What is wrong, without queries; without what an attribute says that has the name of a secret, and without the piece of a
 * script that the browser quotes where it is no JSON.
 */
export function problemWords({ message }: { message: string }): string {
  const [, name = ''] = /^data-(\S+): /.exec(message) ?? [];
  if (isSecret(name)) return message.replace(/, received (?!nothing$).*/s, ', received what is not shown');
  return withoutQueries(message.startsWith('expected a JSON object') ? message.replace(/".*"/s, '"…"') : message);
}
