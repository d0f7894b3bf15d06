/**
 * Adds what a DOM without a browser lacks and widgets use: modal dialogs, in jsdom. They take the focus and close on
 * Escape, but the page behind them is not inert. What a DOM has is left as it is: happy-dom has dialogs that neither take the focus
 * nor close on Escape; a test there dispatches `cancel` on the dialog.
 */
export function fillDomGaps(): void {
  const { prototype } = HTMLDialogElement;
  if (typeof prototype.showModal === 'function') return;

  prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, textarea')?.focus();
    this.addEventListener('keydown', cancelOnEscape);
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.removeEventListener('keydown', cancelOnEscape);
    this.dispatchEvent(new Event('close'));
  };
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}
