import { useId } from 'react';
import { stateCodes } from '../../../core/payment/rules/stateCodes';
import type { Country } from '../../../core/platform/rules/contact';
import { ownTyping } from '../../../ui/controls/ownTyping';

export type StateFieldProps = {
  label: string;
  country: Country;
  value: string;
  error: string | undefined;
  onChoose: (state: string) => void;
};

/** The state or province of an address, by its postal code. It looks like the text fields beside it. */
export function StateField({ label, country, value, error, onChoose }: StateFieldProps) {
  const id = useId();
  return (
    <div {...ownTyping} className="quire-field">
      <label className="quire-field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="quire-input"
        part="input"
        value={value}
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-error`}
        autoComplete="billing address-level1"
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="" />
        {stateCodes(country, value).map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <p id={`${id}-error`} className="quire-field__error" role="alert">
        {error}
      </p>
    </div>
  );
}
