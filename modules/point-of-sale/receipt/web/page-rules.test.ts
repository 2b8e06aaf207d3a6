import { expect, it } from 'vitest';
import { pageRules } from './page-rules.ts';

it('cuts a roll where its receipt ends, rounded up so that no second page begins', () => {
  expect(pageRules('80mm', 755.9)).toBe('@page { size: 80mm 202mm; margin: 0; }');
  expect(pageRules('58mm', 10)).toBe('@page { size: 58mm 5mm; margin: 0; }');
});

it('gives a sheet its size and margins', () => {
  expect(pageRules('A4', 0)).toContain('size: 210mm 297mm; margin: 16mm;');
  expect(pageRules('A5', 0)).toContain('--page-height: 190mm');
});
