import { ColorPicker, Popover } from '@mantine/core';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { useState } from 'react';
import { branchSwatches } from '../theme/swatches.ts';
import classes from './colour-input.module.css';
import { Field, type FieldProps, toneOf } from './field.tsx';
import { Frame, inputClass } from './frame.tsx';

export interface ColourInputProps extends FieldProps {
  /** `#00ADD8`. */
  value: string;
  onChange: (colour: string) => void;
  onBlur?: () => void;
  /** Ready colours offered before the picker; those for branches unless others are given. */
  swatches?: readonly string[];
  /** Names a ready colour for screen readers, `Colour #0F766E`. */
  nameSwatch?: (colour: string) => string;
  /** Names the button that opens the picker, and the two sliders in it. */
  openName: string;
  shadeName: string;
  hueName: string;
  disabled?: boolean;
}

/** A colour from ready swatches, the picker or typed as hexadecimal. */
export function ColourInput({
  value,
  onChange,
  onBlur,
  swatches = branchSwatches,
  nameSwatch = (colour) => colour,
  openName,
  shadeName,
  hueName,
  disabled,
  ...field
}: ColourInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const hex = typed === null ? null : /^#?([\da-f]{6})$/i.exec(typed.trim());
    if (hex) onChange(`#${hex[1]?.toUpperCase()}`);
    setTyped(null);
    onBlur?.();
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes.row}>
          {swatches.map((colour) => (
            <button
              key={colour}
              type="button"
              className={classes.swatch}
              style={{ background: colour }}
              aria-label={nameSwatch(colour)}
              aria-pressed={colour.toLowerCase() === value.toLowerCase()}
              disabled={disabled}
              onClick={() => onChange(colour)}
            />
          ))}
          <div className={classes.typed}>
            <Frame tone={toneOf(field.error, field.warning)} disabled={disabled}>
              <Popover
                position="bottom-start"
                offset={10}
                zIndex={70}
                trapFocus
                returnFocus
                classNames={{ dropdown: classes.dropdown }}
              >
                <Popover.Target>
                  <button
                    type="button"
                    className={classes.dot}
                    style={{ background: value }}
                    aria-label={openName}
                    disabled={disabled}
                  />
                </Popover.Target>
                <Popover.Dropdown>
                  <ColorPicker
                    format="hex"
                    saturationLabel={shadeName}
                    hueLabel={hueName}
                    value={value}
                    onChange={(colour) => onChange(colour.toUpperCase())}
                  />
                </Popover.Dropdown>
              </Popover>
              <input
                {...control}
                className={inputClass}
                value={typed ?? value}
                maxLength={7}
                spellCheck={false}
                disabled={disabled}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onBlur={settle}
                onKeyDown={(event) => event.key === 'Enter' && settle()}
              />
            </Frame>
          </div>
        </div>
      )}
    </Field>
  );
}
