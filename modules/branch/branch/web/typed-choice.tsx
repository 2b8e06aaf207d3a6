import { useState } from 'react';
import { Combobox } from '#ui/fields/combobox.tsx';
import type { Option } from '#ui/fields/options.tsx';
import type { InputProps } from '#web-kit/fields/look.ts';

const MOST_SHOWN = 80;

export interface TypedChoiceProps extends InputProps<string> {
  options: readonly Option[];
}

/** One of a long known list, found by typing a part of it; a value from elsewhere stays as it is. */
export function TypedChoice({
  options,
  field,
  fieldKey,
  words,
  value,
  onChange,
  ...props
}: TypedChoiceProps) {
  const [typed, setTyped] = useState('');
  const asked = foldedText(typed);
  const found = options.filter(({ title, hint = '' }) => foldedText(`${title} ${hint}`).includes(asked));
  const chosen = options.find((option) => option.value === value) ?? (value ? { value, title: value } : null);
  return (
    <Combobox
      {...props}
      value={chosen}
      onChange={(option) => onChange(option?.value ?? '')}
      options={found.slice(0, MOST_SHOWN)}
      onSearch={setTyped}
    />
  );
}

/** Without capitals and accents, so that Cote finds Côte. */
function foldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
