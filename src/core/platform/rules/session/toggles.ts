/** One item of the session's webToggleList [SESS-006]. */
export type WebToggle = { toggleName: string; active?: boolean; values?: string[] };

/** A toggle is on when its values contain 'Y' and it is not inactive [SESS-006]. */
export function isToggleOn({ active, values }: WebToggle): boolean {
  return active !== false && (values ?? []).includes('Y');
}

/**
 * Whether the named toggle is on. Returns `undefined` when the list does not contain it; the caller chooses the default
 * [SESS-006].
 */
export function toggleState(webToggleList: WebToggle[] | undefined, toggleName: string): boolean | undefined {
  const toggle = webToggleList?.find((item) => item.toggleName === toggleName);
  return toggle && isToggleOn(toggle);
}
