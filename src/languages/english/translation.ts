/** The type of a translation: exactly the keys of the English messages, none missing and none added. */
export type Translation<English> = { [Widget in keyof English]: Record<keyof English[Widget], string> };
