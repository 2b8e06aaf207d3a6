import { describe, expect, it } from 'vitest';
import { themeAt } from './theme-setting.ts';

describe('the automatic theme (specification §4)', () => {
  it.each([
    [18, 'dark'],
    [23, 'dark'],
    [0, 'dark'],
    [6, 'dark'],
    [7, 'light'],
    [17, 'light'],
  ])('at %i o’clock it is %s', (hour, theme) => {
    expect(themeAt('automatic', hour)).toBe(theme);
  });

  it('keeps what was chosen at any hour', () => {
    expect(themeAt('light', 22)).toBe('light');
    expect(themeAt('dark', 12)).toBe('dark');
  });
});
