type Options = readonly (readonly [value: string, words: string])[];

type ControlProps<T> = { label: string; value: T; onChange: (value: T) => void };

/** A select list with one value. */
export function Choice({ label, value, options, onChange }: ControlProps<string> & { options: Options }) {
  return (
    <label className="merchandising__field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Check({ label, value, onChange }: ControlProps<boolean>) {
  return (
    <label className="merchandising__check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** A group of checkboxes for several values. */
export function Several({
  label,
  value,
  names,
  onChange,
}: ControlProps<readonly string[]> & { names: readonly string[] }) {
  return (
    <fieldset className="merchandising__several">
      <legend>{label}</legend>
      {names.map((name) => (
        <Check
          key={name}
          label={name}
          value={value.includes(name)}
          onChange={(isOn) => onChange(isOn ? [...value, name] : value.filter((each) => each !== name))}
        />
      ))}
    </fieldset>
  );
}

export function TextField({ label, value, onChange, list }: ControlProps<string> & { list?: string }) {
  return (
    <label className="merchandising__field">
      <span>{label}</span>
      <input
        type="text"
        value={value}
        list={list}
        autoCapitalize="off"
        spellCheck={false}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
