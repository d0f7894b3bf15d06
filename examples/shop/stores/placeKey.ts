const ABBREVIATED: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** What two spellings of a place have in common: 'St. Louis' and 'Saint Louis', "O'Fallon" and 'O Fallon' [DEC-Q312]. */
export function placeKey(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]/u);
  return words.map((word) => ABBREVIATED[word] ?? word).join('');
}
