import type { FakeShop } from '../../tests/support/shop/fakeShop';
import type { StorySetup } from './inShop';
import { pressing, type Stage } from './pressing';

export type FormPlan = {
  /** The label of the button that opens the drawer, and of the one that submits its form. */
  opens: string;
  sends: string;
  /** The values to type, by the labels of the fields. */
  typed?: Record<string, string>;
  /** The option to select. Without it, and without values to type, the first one. */
  selected?: string;
};

/** Play functions for a drawer with a form: open it, submit it empty, or fill it in and submit it. */
export function formPlays({ opens, sends, typed, selected: taken }: FormPlan) {
  const open = pressing(opens);
  const send = async ({ canvas, userEvent }: Stage) => {
    // the button that opens the drawer may have the same label, and is before it
    const submit = (await canvas.findAllByRole('button', { name: sends })).at(-1);
    await userEvent.click(submit as HTMLElement);
  };
  const fill = async ({ canvas, userEvent }: Stage) => {
    for (const [label, text] of Object.entries(typed ?? {})) {
      await userEvent.type(await canvas.findByLabelText(label), text);
    }
    const [choice] = typed ? [] : await canvas.findAllByRole('checkbox');
    if (choice) await userEvent.click(choice);
    if (taken) await userEvent.click(await canvas.findByLabelText(taken));
  };
  return {
    open,
    sentEmpty: async (stage: Stage) => {
      await open(stage);
      await send(stage);
    },
    sent: async (stage: Stage) => {
      await open(stage);
      await fill(stage);
      await send(stage);
    },
  };
}

/** A shop that fails for every form of a drawer, including retries. */
export const FORMS_FAIL: StorySetup = {
  shop: (shop: FakeShop) => shop.failNext('network', { of: 'form', times: 9 }),
};
