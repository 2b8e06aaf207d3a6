import { Switch } from '#ui/fields/switch.tsx';
import type { InputProps } from '../look.ts';

export function FlagInput({ label, hint, value, onChange, disabled, fieldKey }: InputProps<boolean>) {
  return (
    <Switch
      label={label}
      hint={hint}
      checked={value}
      onChange={onChange}
      disabled={disabled}
      name={fieldKey}
    />
  );
}
