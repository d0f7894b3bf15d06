/** What a customer sees of a text that is typed or pasted: without invisible characters, or blanks around it. */
export const visibleText = (typed: string): string => typed.replace(/\p{Cf}/gu, '').trim();
