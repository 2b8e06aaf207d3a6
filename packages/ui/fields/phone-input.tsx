import type { FieldProps } from './field.tsx';
import { Field, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';
import { groupedPhone, phoneDigits } from './phone-text.ts';
import { useSteadyCaret } from './use-steady-caret.ts';

export interface PhoneInputProps extends FieldProps {
  /** Digits only, country code first. */
  value: string;
  onChange: (digits: string) => void;
  onBlur?: () => void;
  name?: string;
  autoComplete?: 'tel' | 'username' | 'off';
  placeholder?: string;
  disabled?: boolean;
  size?: 'm' | 'l';
}

/** A phone number, grouped while typing; the value is its digits. */
export function PhoneInput({
  value,
  onChange,
  onBlur,
  name,
  autoComplete = 'tel',
  placeholder,
  disabled,
  size,
  ...field
}: PhoneInputProps) {
  const text = groupedPhone(value);
  const caret = useSteadyCaret(text, /\d/);
  return (
    <Field {...field}>
      {(control) => (
        <Frame icon="phone" size={size} tone={toneOf(field.error, field.warning)} disabled={disabled}>
          <input
            {...control}
            ref={caret.ref}
            className={inputClass}
            type="tel"
            inputMode="tel"
            name={name}
            value={text}
            autoComplete={autoComplete}
            placeholder={placeholder}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(event) => {
              caret.remember(event.currentTarget);
              onChange(phoneDigits(event.currentTarget.value));
            }}
          />
        </Frame>
      )}
    </Field>
  );
}
