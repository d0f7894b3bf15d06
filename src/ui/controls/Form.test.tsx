import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { Button } from './Button';
import { Field } from './Field';
import { Form } from './Form';

const form = (onSubmit: () => void, props: { isBusy?: boolean; onEnter?: () => void } = {}) => (
  <Form onSubmit={onSubmit}>
    <Field label="Name" value="" onType={() => undefined} {...(props.onEnter && { onEnter: props.onEnter })} />
    <Button isSubmit isBusy={props.isBusy ?? false}>
      Save
    </Button>
    <Button>Cancel</Button>
  </Form>
);

/** Whether the browser may handle Enter in the field, which submits the form. */
const mayBeSubmitted = (field: HTMLElement, more: object = {}) => fireEvent.keyDown(field, { key: 'Enter', ...more });

describe('a form', () => {
  test('is submitted by its button and by Enter in a field, and not by other buttons [DEC-Q380]', async () => {
    const onSubmit = vi.fn();
    const page = renderWidget(form(onSubmit));
    await page.click('Save');
    await page.click('Cancel');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(mayBeSubmitted(page.field('Name'))).toBe(true);
    expect(page.field('Name').form?.querySelectorAll('[type=submit]')).toHaveLength(1);
  });

  test('is not submitted while its button is busy, nor by an Enter that ends a composition [DEC-Q380]', async () => {
    const onSubmit = vi.fn();
    const page = renderWidget(form(onSubmit, { isBusy: true }));
    await page.click('Save');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(mayBeSubmitted(page.field('Name'), { isComposing: true })).toBe(false);
  });

  test('is not submitted by a field with an action of its own on Enter [DEC-Q380]', async () => {
    const onEnter = vi.fn();
    const page = renderWidget(form(vi.fn(), { onEnter }));
    await page.findButton('Save');
    expect(mayBeSubmitted(page.field('Name'))).toBe(false);
    expect(onEnter).toHaveBeenCalledOnce();
  });

  test('neither submits a form of the page around it nor lets its fields do so [DEC-Q380]', async () => {
    const ofPage = document.createElement('form');
    const onPageSubmit = vi.fn((event: Event) => event.preventDefault());
    ofPage.addEventListener('submit', onPageSubmit);
    const page = renderWidget(
      <>
        {form(() => undefined)}
        <Field label="Search" value="" onType={() => undefined} />
      </>,
    );
    await page.findButton('Save');
    page.box.replaceWith(ofPage);
    ofPage.append(page.box);
    await page.click('Save');
    expect(onPageSubmit).not.toHaveBeenCalled();
    expect(mayBeSubmitted(page.field('Search'))).toBe(false);
    ofPage.replaceWith(page.box);
  });
});
