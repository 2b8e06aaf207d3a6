import { describe, expect, it } from 'vitest';
import { countText, moneyText, quantityText, statementText } from './number.ts';

describe('numbers on the screen', () => {
  it('separates thousands with a comma', () => {
    expect(countText(1234567)).toBe('1,234,567');
    expect(moneyText(12500, 'TZS')).toBe('12,500');
    expect(quantityText(1200.5)).toBe('1,200.5');
  });

  it('shows cents of shillings only where there are any, and of other currencies always', () => {
    expect(moneyText(8474.58, 'TZS')).toBe('8,474.58');
    expect(moneyText(8474, 'GBP')).toBe('8,474.00');
    expect(moneyText(8474, 'JPY')).toBe('8,474');
  });

  it('writes negatives with a real minus, in statements in parentheses', () => {
    expect(moneyText(-2600, 'TZS')).toBe('−2,600');
    expect(statementText(-2600, 'TZS')).toBe('(2,600)');
    expect(statementText(2600, 'TZS')).toBe('2,600');
  });
});
