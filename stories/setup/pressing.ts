/** What a play function acts on. */
export type Stage = {
  canvas: {
    findByRole(role: 'button' | 'radio', query: { name: string | RegExp }): Promise<HTMLElement>;
    findAllByRole(role: 'button' | 'checkbox', query?: { name: string }): Promise<HTMLElement[]>;
    findByLabelText(label: string): Promise<HTMLElement>;
  };
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> };
};

/** A play function that presses these buttons, one after another. */
export const pressing =
  (...names: (string | RegExp)[]) =>
  async ({ canvas, userEvent }: Stage) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  };

/** A play function that selects a radio button. */
export const choosing =
  (name: RegExp) =>
  async ({ canvas, userEvent }: Stage) => {
    await userEvent.click(await canvas.findByRole('radio', { name }));
  };
