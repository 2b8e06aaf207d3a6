import { describe, expect, it } from 'vitest';
import { headingsOfRow, savedMapping } from './sheet-headings.ts';

describe('the headings of a sheet', () => {
  it('have each a name of their own', () => {
    expect(headingsOfRow([' Name ', 'Price', '', 'Price', 'a  b'])).toEqual([
      'Name',
      'Price',
      'C',
      'Price (2)',
      'a b',
    ]);
  });

  it('count columns as the spreadsheet program does', () => {
    const letters = headingsOfRow(Array(28).fill(''));
    expect(letters.slice(24)).toEqual(['Y', 'Z', 'AA', 'AB']);
  });

  it('keep what they meant when another row is taken', () => {
    expect(savedMapping(['Name', 'Cost'], { Name: 'name', Price: 'price' })).toEqual({ Name: 'name' });
  });
});
