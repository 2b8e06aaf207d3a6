// cspell:ignore Nescafé nescafe Ng'ombe ng'ombe ng’ombe
import { describe, expect, test } from 'vitest';
import { searchedText, searchedWords } from './search-words.ts';

const isFound = (value: string, typed: string) =>
  searchedWords(typed)
    .split(' ')
    .every((word) => searchedText(value).includes(word));

describe('what is searched is found', () => {
  test.each([
    ['Nescafé Gold 200g', 'nescafe gold'],
    ['Nescafé Gold 200g', '200g NESCAFÉ'],
    ['Maziwa ya ng’ombe', "ng'ombe maziwa"],
    ["Maziwa ya ng'ombe", 'ng’ombe'],
    ['255754321005', '0754321005'],
    ['255754321005', '0754 321 005'],
    ['255754321005', '+255 754 321 005'],
    ['255754321005', '00255754321005'],
    ['255754321005', '0754 32'],
    ['255754321005', '754321005'],
    ['036000291452', '0036000291452'],
    ['0036000291452', '036000291452'],
    ['6161100000018', '06161100000018'],
    ['6161100000018', ']d201061611000000181727033110L7'],
    ['6161100000018', '(01)06161100000018(10)L7'],
    ['0-7475-3269-9', '0-7475-3269-9'],
    ['0-7475-3269-9', '0747532699'],
    ['2026/00012', '2026/00012'],
    ['AB-12', 'ab-12'],
  ])('%s by %s', (value, typed) => expect(isFound(value, typed)).toBe(true));

  test.each([
    ['255754321005', '0754 321 006'],
    ['Nescafé Gold', 'nescafe silver'],
    ['16161100000015', '6161100000018'],
  ])('%s not by %s', (value, typed) => expect(isFound(value, typed)).toBe(false));
});
