const nameOf = (control: Element): string | null | undefined =>
  control.getAttribute('aria-label') ?? ((control as HTMLInputElement).labels?.[0] ?? control).textContent?.trim();

/**
 * Moves the focus from a control of the fallback HTML to the widget's control of the same name, with what the customer
 * has typed. If there is none, the focus moves to `otherwise`.
 */
export function moveFocus(from: Element, widget: ParentNode, otherwise: HTMLElement | null): void {
  const controls = [...widget.querySelectorAll<HTMLInputElement>('a,button,input')];
  const same = controls.find((control) => nameOf(control) === nameOf(from));
  (same ?? otherwise)?.focus({ preventScroll: true });
  const { value, defaultValue } = from as HTMLInputElement;
  if (!same || value === defaultValue) return;
  same.value = value;
  same.dispatchEvent(new Event('input'));
}
