/** The keys of English words in another language, none less and none more. */
export type Words<English> = { [Widget in keyof English]: Record<keyof English[Widget], string> };
