import { expect, test } from 'vitest';
import type { DrawerForm } from './drawerForm';
import { FORM_MESSAGES, formMessages, spokenForm } from './formMessages';

const form = {
  open: 'Subscribe',
  title: 'Our offers',
  fields: [
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'topic', label: 'Topic', kind: 'select', options: ['Paper', 'Ink'] },
  ],
} as unknown as DrawerForm;

test('the messages of a form are those of all forms, its texts, the labels of its fields and its options', () => {
  expect(formMessages(form)).toEqual({
    ...FORM_MESSAGES,
    open: 'Subscribe',
    title: 'Our offers',
    'label.email': 'Email',
    'label.topic': 'Topic',
    'option.Paper': 'Paper',
    'option.Ink': 'Ink',
  });
});

test('a form without overrides is unchanged', () => {
  expect(spokenForm(form)).toEqual(form);
});

test('overrides translate texts, labels and the names of options, but not the values that are sent', () => {
  const overrides = { title: 'Nos offres', 'label.topic': 'Sujet', 'option.Ink': 'Encre' };
  expect(spokenForm(form, overrides)).toEqual({
    open: 'Subscribe',
    title: 'Nos offres',
    fields: [
      { name: 'email', label: 'Email', kind: 'email' },
      { name: 'topic', label: 'Sujet', kind: 'select', options: ['Paper', 'Ink'], optionNames: { Ink: 'Encre' } },
    ],
  });
});
