import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';

export interface TimeInputProps extends FieldProps {
  /** `14:05`, or empty text. */
  value: string;
  onChange: (time: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
}

/** An hour and minute, with the device's own picker. */
export function TimeInput({ value, onChange, onBlur, name, disabled, ...field }: TimeInputProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Frame tone={toneOf(field.error, field.warning)} disabled={disabled}>
          <input
            {...control}
            type="time"
            className={inputClass}
            name={name}
            value={value}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Frame>
      )}
    </Field>
  );
}
