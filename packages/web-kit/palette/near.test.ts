import { describe, expect, it } from 'vitest';
import { nearness } from './near.ts';

// cspell:ignore balnce custmer mapya mauzo prodcut tril wafanyakazi wafanyakzi

describe('what was typed and a name', () => {
  it.each([
    ['bidhaa', 'Bidhaa', 0],
    ['bid', 'Bidhaa', 1],
    ['sale', 'New sale', 2],
    ['mauzo mapya', 'Mauzo mapya', 0],
    ['mapya mauzo', 'Mauzo mapya', 2],
    ['haa', 'Bidhaa', 3],
    ['prodcut', 'Products', 4],
    ['custmer', 'Customers', 4],
    ['wafanyakzi', 'Wafanyakazi', 4],
    ['trial balnce', 'Trial balance', 4],
    ['tril', 'Trial balance', 4],
    ['xyz', 'Products', null],
    ['sale', 'Settings', null],
    ['', 'Products', null],
    ['---', 'Products', null],
  ])('%s and %s', (typed, text, near) => expect(nearness(typed, text)).toBe(near));
});
