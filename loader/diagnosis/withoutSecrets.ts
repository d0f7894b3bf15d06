/** Names of personal data and credentials. Names of headers, URLs and numeric settings are not secret. */
const SECRET = /session|key|token|secret|pass|auth|email|phone|coupon|nonce|cookie/i;
const NO_SECRET = /(Header|Url|Ms|Param|-header|-url|-ms|-param)$/;

/** A text, or a quoted part of one, that is a URL from its first letter on. */
const ADDRESS = /^("?(?:[a-z]+:)?\/[^?#]*)[?#].*?("?)$/is;
/** The user name and password of a URL. */
const USER = /\/\/[^/\s@]*@/g;

/**
 * Shortens the URLs in a text to their path: removes everything after `?` and `#`, and user names and passwords. A word
 * counts as a URL if it has a `/` before its first `?` or `#`, or a `=` after it.
 */
export function withoutQueries(text: string): string {
  const shortened = (address: string) => address.replace(ADDRESS, '$1$2');
  return shortened(text)
    .replace(/"[^"]*"/g, shortened)
    .replace(/\S+/g, pathOf)
    .replace(USER, '//');
}

/** Removes the query from a word, but keeps the punctuation that closes the sentence or quote around it. */
function pathOf(word: string): string {
  const end = word.search(/[?#]/);
  const isAddress = end >= 0 && (word.lastIndexOf('/', end) >= 0 || word.includes('=', end));
  return isAddress ? word.slice(0, end) + (/["')\]>.,;]{1,9}$/.exec(word.slice(end))?.[0] ?? '') : word;
}

/** Whether the value of this name is private to the shop or the customer. Takes the name of a prop or its attribute. */
const isSecret = (name: string) => SECRET.test(name) && !NO_SECRET.test(name);

/** A value of a configuration. Values under secret names become `not shown`, and no URL keeps its query. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutQueries(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const redact = ([name, each]: [string, unknown]) => [name, isSecret(name) ? 'not shown' : withoutSecrets(each)];
  return Object.fromEntries(Object.entries(value).map(redact));
}

/**
 * The error's message without queries. Also removes the received value of a secret attribute, and the piece that the
 * browser quotes from a script that is not JSON.
 */
export function problemText({ message }: { message: string }): string {
  const [, name = ''] = /^data-(\S+): /.exec(message) ?? [];
  if (isSecret(name)) return message.replace(/, received (?!nothing$).*/s, ', received a value that is not displayed');
  return withoutQueries(message.startsWith('expected a JSON object') ? message.replace(/".*"/s, '"…"') : message);
}
