/** A length of the page's style as a slider holds it. */
export interface Length {
  value: number;
  unit: 'px' | 'rem';
}

export interface LengthRange {
  unit: Length['unit'];
  min: number;
  max: number;
  step: number;
}

/** How far each may go without breaking a screen (ui.md §17). */
export const LENGTH_RANGES = {
  border_radius: { unit: 'px', min: 0, max: 24, step: 1 },
  font_size: { unit: 'px', min: 12, max: 18, step: 1 },
  padding: { unit: 'rem', min: 0.5, max: 1.5, step: 0.05 },
  margin: { unit: 'rem', min: 0.5, max: 1.5, step: 0.05 },
} as const satisfies Record<string, LengthRange>;

const PX_OF_REM = 16;

/** The number in front of the unit, in the unit asked for: `0.5rem` is 8 of `px`. */
export function valueOfLength(text: string, unit: Length['unit']): number {
  const [, digits = '0', given = unit] = /^([\d.]+)(px|rem|em)?/.exec(text.trim()) ?? [];
  const px = given === 'px' ? Number(digits) : Number(digits) * PX_OF_REM;
  const value = unit === 'px' ? px : px / PX_OF_REM;
  return Math.round(value * 100) / 100;
}

/** Inside its range, as the setting keeps it: `14px`. */
export function lengthText(value: number, { unit, min, max }: LengthRange): string {
  const kept = Math.min(Math.max(value, min), max);
  return `${Math.round(kept * 100) / 100}${unit}`;
}
