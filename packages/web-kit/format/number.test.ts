import { describe, expect, it } from 'vitest';
import {
  countText,
  moneyText,
  quantityText,
  shortText,
  sizeText,
  statementText,
  writeAmountsLike,
} from './number.ts';

describe('numbers on the screen', () => {
  it('separates thousands with a comma', () => {
    expect(countText(1234567)).toBe('1,234,567');
    expect(moneyText(12500, 'TZS')).toBe('12,500');
    expect(quantityText(1200.5)).toBe('1,200.5');
  });

  it('shows no cents of shillings, and those of other currencies always', () => {
    expect(moneyText(8474.58, 'TZS')).toBe('8,475');
    expect(moneyText(8474, 'GBP')).toBe('8,474.00');
    expect(moneyText(8474, 'JPY')).toBe('8,474');
  });

  it('writes amounts as the branch wants them', () => {
    writeAmountsLike('0.0,00');
    try {
      expect(moneyText(8474.58, 'TZS')).toBe('8.474,58');
      expect(statementText(-8474.5, 'GBP')).toBe('(8.474,50)');
    } finally {
      writeAmountsLike(undefined);
    }
  });

  it('writes negatives with a real minus, in statements in parentheses', () => {
    expect(moneyText(-2600, 'TZS')).toBe('−2,600');
    expect(statementText(-2600, 'TZS')).toBe('(2,600)');
    expect(statementText(2600, 'TZS')).toBe('2,600');
  });

  it('tell the room a file takes, never none', () => {
    expect([70, 188_416, 1_022_000, 1_258_291].map(sizeText)).toEqual(['1 KB', '184 KB', '998 KB', '1.2 MB']);
  });

  it('are short on the axis of a chart', () => {
    expect(['0', '300k', '1.2M', '−45k']).toEqual([0, 300_000, 1_200_000, -45_000].map(shortText));
  });
});
