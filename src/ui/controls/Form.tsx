import type { ComponentProps } from 'react';

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & { onSubmit: () => void };

/**
 * A form of a widget. Enter in its fields submits it, and password managers recognise it. Neither the browser nor a form
 * of the page around it handles the submission [DEC-Q380].
 */
export function Form({ onSubmit, ...attributes }: FormProps) {
  return (
    <form
      {...attributes}
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    />
  );
}
