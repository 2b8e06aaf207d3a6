import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './colour-space.ts';
import { computedColours } from './computed-colours.ts';
import { branchSwatches } from './swatches.ts';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const branches = [...branchSwatches, '#FACC15', '#000000', '#FFFFFF'];
const texts = [
  ['--text', '--surface'],
  ['--text-2', '--surface'],
  ['--text-3', '--canvas'],
  ['--primary-text', '--surface'],
  ['--primary-text', '--primary-tint'],
  ['--on-primary', '--primary-fill'],
  ['--on-primary', '--primary-fill-hover'],
] as const;

describe.each(['light', 'dark'] as const)('computed colours, %s', (theme) => {
  test.each(branches)('of a branch in %s can be read', (primary) => {
    const colours = computedColours(sheet, primary, theme);
    for (const [text, behind] of texts) {
      const reads = contrast(colours.get(text) ?? '', colours.get(behind) ?? '#ffffff');
      expect(reads, `${text} on ${behind}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('the default brand comes out as the stylesheet says by hand', () => {
  const colours = computedColours(sheet, undefined, 'light');
  expect(colours.get('--primary-fill')).toBe('#00add8');
  expect(colours.get('--on-primary')).toBe('#0b171c');
  expect(contrast(colours.get('--primary-text') ?? '', '#006a86')).toBeLessThan(1.15);
  expect(contrast(colours.get('--text') ?? '', '#161d20')).toBeLessThan(1.1);
});

test('themes differ, and a value with transparency is left to the engine', () => {
  const [light, dark] = [
    computedColours(sheet, '#00ADD8', 'light'),
    computedColours(sheet, '#00ADD8', 'dark'),
  ];
  expect(light.get('--canvas')).not.toBe(dark.get('--canvas'));
  expect(light.get('--success-fill')).toMatch(/^#[\da-f]{6}$/);
  expect(light.has('--scrim')).toBe(false);
});
