/** A pseudo-random number below 9973 that is the same for the same word on every machine. */
export function stableNumber(text: string): number {
  let number = 2166136261;
  for (const letter of text) number = Math.imul(number ^ letter.charCodeAt(0), 16777619) >>> 0;
  return number % 9973;
}
