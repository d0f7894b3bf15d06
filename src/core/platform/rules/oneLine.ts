/** Normalises single-line input before it is sent: trims it, and replaces pasted tabs and line breaks with a space. */
export const oneLine = (typed: string): string => typed.replace(/\p{Cc}+/gu, ' ').trim();
