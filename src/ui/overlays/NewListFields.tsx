import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Choices } from '../controls/Choices';
import { Field } from '../controls/Field';
import { Notice } from '../feedback/Notice';
import { Stack } from '../rendering/Stack';

export type NewListFieldsProps = {
  name: string;
  level: string;
  fault: string | undefined;
  failure?: string | undefined;
  /** The available types. With a single type, no choice is shown. */
  types: readonly { value: string; label: string; about?: string }[];
  onType: (name: string) => void;
  onChoose: (level: string) => void;
  translate: (key: 'name' | 'type') => string;
};

/** The name and the type of a new list, inside a form. Each failed attempt to save focuses the name. */
export function NewListFields(props: NewListFieldsProps) {
  const { fault, failure, types, translate } = props;
  const input: RefObject<HTMLInputElement | null> = useRef(null);

  useLayoutEffect(() => {
    if (fault) input.current?.focus();
  }, [fault]);

  return (
    <Stack>
      <div role="alert">{failure && <Notice kind="bad">{failure}</Notice>}</div>
      <Field
        label={translate('name')}
        value={props.name}
        isRequired
        inputRef={input}
        {...(fault && { error: fault })}
        onType={props.onType}
      />
      {types.length > 1 && (
        <Choices label={translate('type')} choices={[...types]} value={props.level} onChoose={props.onChoose} />
      )}
    </Stack>
  );
}
