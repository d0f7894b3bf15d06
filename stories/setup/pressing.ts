/** What a play function acts on. */
export type Stage = {
  canvas: {
    findByRole(role: 'button' | 'radio' | 'textbox', query?: { name: string | RegExp }): Promise<HTMLElement>;
    findAllByRole(role: 'button' | 'checkbox', query?: { name: string }): Promise<HTMLElement[]>;
    findByLabelText(label: string): Promise<HTMLElement>;
    findByText(text: string): Promise<HTMLElement>;
  };
  userEvent: {
    clear(element: Element): Promise<void>;
    click(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
  };
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

/** A play function that presses a button, and waits until a text is displayed. */
export const pressingUntil =
  (name: string, text: string) =>
  async (stage: Stage): Promise<void> => {
    await pressing(name)(stage);
    await stage.canvas.findByText(text);
  };

/** A play function that types into the only text field, or into that with a name. */
export const typing =
  (text: string, name?: string) =>
  async ({ canvas, userEvent }: Stage): Promise<void> => {
    const field = await canvas.findByRole('textbox', name ? { name } : undefined);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
