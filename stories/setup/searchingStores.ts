import type { userEvent, within } from 'storybook/test';

type Stage = { canvas: ReturnType<typeof within>; userEvent: Pick<typeof userEvent, 'click' | 'type'> };

/** A play function that searches for stores. */
export const searchingStores =
  (term: string) =>
  async ({ canvas, userEvent }: Stage) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City and state, or ZIP code' }), term);
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
  };
