/** One item of the session's webToggleList [SESS-006]. */
export type WebToggle = { toggleName: string; active?: boolean; values?: string[] };

/** On while its values contain 'Y', unless it is not active [SESS-006]. */
export function isToggleOn({ active, values }: WebToggle): boolean {
  return active !== false && (values ?? []).includes('Y');
}

/** Is the toggle of that name on? `undefined` when the list does not have it: the asker decides what that means [SESS-006]. */
export function toggleState(webToggleList: WebToggle[] | undefined, toggleName: string): boolean | undefined {
  const toggle = webToggleList?.find((item) => item.toggleName === toggleName);
  return toggle && isToggleOn(toggle);
}
