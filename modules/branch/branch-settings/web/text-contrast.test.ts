import { expect, test } from 'vitest';
import { branchSwatches } from '#ui/theme/swatches.ts';
import { textContrast } from './text-contrast.ts';

test.each([
  ['#00ADD8', 6.9],
  ['#0F766E', 5.5],
  ['#000000', 21],
  ['#FFFFFF', 18.1],
])('text on %s reads at %d to 1', (colour, ratio) => {
  expect(textContrast(colour)).toBeCloseTo(ratio, 1);
});

test('text reads on every ready colour and on every grey', () => {
  const greys = Array.from({ length: 256 }, (_, part) => `#${part.toString(16).padStart(2, '0').repeat(3)}`);
  for (const colour of [...branchSwatches, ...greys]) expect(textContrast(colour)).toBeGreaterThan(4.5);
});
