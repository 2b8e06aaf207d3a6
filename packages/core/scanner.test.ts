import { describe, expect, test } from 'vitest';
import { listenForScans } from './scanner.ts';

/** Presses the keys of a text with so many milliseconds between them, then the last key. */
function typed(text: string, gap: number, end = 'Enter') {
  const listener = listenForScans();
  const keys = [...text, end];
  return keys.map((key, i) => listener.press({ key, at: 1000 + i * gap })).at(-1);
}

describe('a scanner', () => {
  test('is told by its speed and by Enter or Tab at the end', () => {
    expect(typed('6001087340014', 8)).toBe('6001087340014');
    expect(typed('SB-1', 20, 'Tab')).toBe('SB-1');
  });

  test('a person is not: slow, short, or without an end', () => {
    expect(typed('6001087340014', 90)).toBeNull();
    expect(typed('123', 8)).toBeNull();
    expect(typed('6001087340014', 8, 'a')).toBeNull();
  });

  test('what a person typed before does not stick to the code', () => {
    const { press } = listenForScans();
    press({ key: '3', at: 0 });
    press({ key: '*', at: 200 });
    for (const [i, key] of [...'60010873'].entries()) press({ key, at: 1000 + i * 5 });
    expect(press({ key: 'Enter', at: 1040 })).toBe('60010873');
  });

  test('capital letters keep the burst, and a late Enter is a person', () => {
    const { press } = listenForScans();
    for (const [i, key] of ['Shift', 'S', 'Shift', 'B', '0', '1'].entries()) press({ key, at: i * 10 });
    expect(press({ key: 'Enter', at: 60 })).toBe('SB01');
    for (const [i, key] of [...'SB01'].entries()) press({ key, at: 1000 + i * 10 });
    expect(press({ key: 'Enter', at: 2000 })).toBeNull();
  });

  test('is scanning from its second character on, and no longer after its end', () => {
    const { press, isScanning } = listenForScans();
    press({ key: '6', at: 0 });
    expect(isScanning()).toBe(false);
    press({ key: '1', at: 8 });
    expect(isScanning()).toBe(true);
    press({ key: 'Enter', at: 16 });
    expect(isScanning()).toBe(false);
  });

  test('is done when another key comes after a while, though nothing ended its code', () => {
    const { press, isScanning } = listenForScans();
    for (const [i, key] of [...'60010873'].entries()) press({ key, at: i * 8 });
    press({ key: 'Shift', at: 70 });
    expect(isScanning()).toBe(true);
    press({ key: 'Escape', at: 600 });
    expect(isScanning()).toBe(false);
  });
});
