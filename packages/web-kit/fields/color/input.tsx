import type { Words } from '#core/i18n/language.ts';
import { ColourInput } from '#ui/fields/colour-input.tsx';
import { useSay } from '../../i18n/language.tsx';
import type { InputProps } from '../look.ts';

export function ColorFieldInput({ field, fieldKey, words, ...props }: InputProps<string>) {
  const say = useSay();
  return (
    <ColourInput
      {...props}
      swatches={SWATCHES}
      nameSwatch={(colour) => say(NAMES.swatch, { colour })}
      openName={say(NAMES.open)}
      shadeName={say(NAMES.shade)}
      hueName={say(NAMES.hue)}
    />
  );
}

const NAMES = {
  swatch: { en: 'Colour {colour}', sw: 'Rangi {colour}' },
  open: { en: 'Pick a colour', sw: 'Chagua rangi' },
  shade: { en: 'Shade', sw: 'Kivuli cha rangi' },
  hue: { en: 'Hue', sw: 'Aina ya rangi' },
} as const satisfies Record<string, Words>;

/** Ready colours that read well in both themes. */
const SWATCHES = [
  '#00ADD8',
  '#0F766E',
  '#2563EB',
  '#7C3AED',
  '#DB2777',
  '#DC2626',
  '#D97706',
  '#65A30D',
  '#334155',
];
