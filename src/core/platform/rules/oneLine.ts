/** What was typed into a field of one line, as it is sent: without blanks around it, a pasted tab or line break as a space. */
export const oneLine = (typed: string): string => typed.replace(/\p{Cc}+/gu, ' ').trim();
