import type { Theme } from './apply-theme.ts';
import { blend, luminance, type Oklch, oklchOf, shown } from './colour-space.ts';

/** Every colour token of the stylesheet as plain hexadecimal, for engines that cannot work out relative colours themselves. */
export function computedColours(
  sheet: string,
  primary: string | undefined,
  theme: Theme,
): Map<string, string> {
  const brand = oklchOf(primary ?? '#00ADD8');
  const colours = new Map<string, string>();
  for (const [name, value] of declarations(sheet, theme)) {
    const colour = evaluate(value, brand);
    if (colour) colours.set(name, shown(colour));
  }
  addInk(colours);
  return colours;
}

/** Colour declarations of tokens.css that hold for a theme, later ones winning as in the cascade. */
function declarations(sheet: string, theme: Theme): Map<string, string> {
  const css = sheet.replace(/\/\*[\s\S]*?\*\//g, '').split('@supports')[0] ?? '';
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(':root') && !selector.trim().startsWith(`[data-theme="${theme}"]`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(oklch\([^;]*\));/g))
      found.set(name, value);
  }
  return found;
}

/** `oklch(from var(--primary) L C H)` or `oklch(L C H)`; colours with an alpha stay for the engine. */
function evaluate(value: string, brand: Oklch): Oklch | null {
  const inside = value
    .replace(/^oklch\(/, '')
    .replace(/\)$/, '')
    .replace('from var(--primary)', '')
    .trim();
  if (inside.includes('/')) return null;
  const [l, c, h] = parts(inside).map((part) => amount(part, brand));
  return l === undefined || c === undefined || h === undefined ? null : { l, c, h };
}

/** Splits at spaces and commas that stand outside brackets. */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && (sign === ' ' || sign === ',')) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.filter(Boolean);
}

function amount(text: string, brand: Oklch): number {
  if (text === 'l' || text === 'c' || text === 'h') return brand[text];
  const call = /^(min|max|clamp|calc)\((.*)\)$/.exec(text);
  if (!call) return Number(text);
  const values = parts(call[2] ?? '');
  if (call[1] === 'calc') return calculated(values, brand);
  const numbers = values.map((value) => amount(value, brand));
  if (call[1] === 'clamp') return Math.min(Math.max(numbers[1] ?? 0, numbers[0] ?? 0), numbers[2] ?? 1);
  return call[1] === 'min' ? Math.min(...numbers) : Math.max(...numbers);
}

function calculated([left = '0', sign, right = '0']: string[], brand: Oklch): number {
  const [a, b] = [amount(left, brand), amount(right, brand)];
  if (sign === '*') return a * b;
  return sign === '-' ? a - b : a + b;
}

/** The ink on the brand fill and the fill under the pointer, by the same threshold as section 5 of tokens.css. */
function addInk(colours: Map<string, string>) {
  const fill = colours.get('--primary-fill') ?? '#00ADD8';
  const light = luminance(fill) > 0.1833;
  colours.set('--on-primary', light ? '#0b171c' : '#ffffff');
  colours.set('--primary-fill-hover', blend(fill, light ? '#ffffff' : '#000000', 0.14));
  colours.set('--primary-fill-active', blend(fill, light ? '#ffffff' : '#000000', 0.24));
  colours.set(
    '--focus',
    `0 0 0 2px ${colours.get('--surface') ?? '#ffffff'}, 0 0 0 4px ${colours.get('--primary-line')}`,
  );
}
