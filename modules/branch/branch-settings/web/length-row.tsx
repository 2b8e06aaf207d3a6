import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import { type LengthRange, lengthText, valueOfLength } from './length.ts';
import { SettingRow } from './setting-row.tsx';
import classes from './settings.module.css';

export interface LengthRowProps {
  id: string;
  title: string;
  range: LengthRange;
  value: string;
  error?: string | undefined;
  onChange: (length: string) => void;
}

/** A length to be dragged or typed. */
export function LengthRow({ id, title, range, value, error, onChange }: LengthRowProps) {
  const length = valueOfLength(value, range.unit);
  return (
    <SettingRow title={title}>
      <Slider
        label={title}
        value={length}
        min={range.min}
        max={range.max}
        step={range.step}
        onChange={(dragged) => onChange(lengthText(dragged, range))}
      />
      <div className={classes.length}>
        <QuantityInput
          id={id}
          label={title}
          labelHidden
          unit={range.unit}
          decimals={2}
          value={String(length)}
          error={error}
          onChange={(typed) => onChange(`${typed || 0}${range.unit}`)}
          onBlur={() => onChange(lengthText(length, range))}
        />
      </div>
    </SettingRow>
  );
}
