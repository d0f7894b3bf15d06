const nameOf = (control: Element): string | undefined =>
  (control.getAttribute('aria-label') ?? ((control as HTMLInputElement).labels?.[0] ?? control).textContent)?.trim();

/**
 * Moves the focus from a control of the fallback HTML to the widget's control of the same kind and name, with what the
 * customer has typed. If there is none, or it takes no focus, the focus moves to `otherwise`.
 */
export function moveFocus(from: Element, root: ParentNode & DocumentOrShadowRoot, otherwise: HTMLElement | null): void {
  const kind = from.matches('a,button') ? 'a,button' : 'input,textarea';
  const name = nameOf(from);
  const same = [...root.querySelectorAll<HTMLInputElement>(kind)].find((control) => name && nameOf(control) === name);
  same?.focus({ preventScroll: true });
  const { value, defaultValue } = from as HTMLInputElement;
  if (!same || root.activeElement !== same) otherwise?.focus({ preventScroll: true });
  else if (value !== defaultValue) {
    same.value = value;
    same.dispatchEvent(new Event('input'));
  }
}
