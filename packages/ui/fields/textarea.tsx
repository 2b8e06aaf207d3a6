import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';
import classes from './textarea.module.css';

export interface TextareaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  rows?: number;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
}

/** Several lines of text; it grows with what is written where the engine can. */
export function Textarea({
  value,
  onChange,
  onBlur,
  name,
  rows = 2,
  placeholder,
  maxLength,
  disabled,
  ...field
}: TextareaProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Frame tall tone={toneOf(field.error, field.warning)} disabled={disabled}>
          <textarea
            {...control}
            className={`${inputClass} ${classes.area}`}
            {...{ name, rows, placeholder, maxLength, disabled, value, onBlur }}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Frame>
      )}
    </Field>
  );
}
