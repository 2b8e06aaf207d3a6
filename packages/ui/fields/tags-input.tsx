import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';
import { Pills } from './pills.tsx';

export interface TagsInputProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** A button at the end, to scan a barcode with the camera. */
  trailing?: ReactNode;
  disabled?: boolean;
}

/** Several short texts, each closed by Enter or a comma as barcode scanners send it; equal ones are kept once. */
export function TagsInput({
  value,
  onChange,
  onBlur,
  placeholder,
  trailing,
  disabled,
  ...field
}: TagsInputProps) {
  const [typed, setTyped] = useState('');
  const add = (texts: readonly string[]) => {
    const fresh = texts.map((text) => text.trim()).filter(Boolean);
    if (fresh.length > 0) onChange([...new Set([...value, ...fresh])]);
    setTyped('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key === 'Enter' || event.key === ',') && typed.trim()) {
      event.preventDefault();
      add([typed]);
    }
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const parts = event.clipboardData.getData('text').split(/[\n,;\t]/);
    if (parts.length < 2) return;
    event.preventDefault();
    add(parts);
  };
  return (
    <Field {...field}>
      {(control) => (
        <Frame tone={toneOf(field.error, field.warning)} trailing={trailing} disabled={disabled}>
          <Pills
            items={value.map((text) => ({ value: text, title: text }))}
            disabled={disabled}
            onRemove={(removed) => onChange(value.filter((text) => text !== removed))}
          >
            <input
              {...control}
              className={inputClass}
              value={typed}
              disabled={disabled}
              placeholder={value.length === 0 ? placeholder : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={press}
              onPaste={paste}
              onBlur={() => {
                add([typed]);
                onBlur?.();
              }}
            />
          </Pills>
        </Frame>
      )}
    </Field>
  );
}
