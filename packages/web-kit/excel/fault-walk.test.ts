import { expect, test } from 'vitest';
import { faultySpots, headingsToCheck, spotBehind } from './fault-walk.ts';
import type { Fault, ImportChoice, SavedImport } from './import-calls.ts';

const HEADINGS = ['Item', 'Code', 'Price'];
const fault = (row: number, column: string): Fault => ({ row, column, name: '', value: '', reason: 'wrong' });
const NOTHING = { edits: [], checked: [] };

test('cells are walked as one reads them, each once, and what is wrong with a row is mended at its first', () => {
  const faults = [fault(12, ''), fault(4, 'Price'), fault(4, 'Item'), fault(4, 'Price'), fault(9, 'Code')];
  expect(faultySpots(faults, HEADINGS, NOTHING)).toEqual([
    { row: 4, heading: 'Item' },
    { row: 4, heading: 'Price' },
    { row: 9, heading: 'Code' },
    { row: 12, heading: 'Item' },
  ]);
});

test('a cell that was written again waits for the check; one that was checked as it stands does not', () => {
  const edits = [
    { row: 4, heading: 'Price', text: '2x' },
    { row: 9, heading: 'Code', text: 'B' },
  ];
  const faults = [fault(4, 'Price'), fault(9, 'Code')];
  expect(faultySpots(faults, HEADINGS, { edits, checked: edits.slice(0, 1) })).toEqual([
    { row: 4, heading: 'Price' },
  ]);
});

test('the next one lies behind the cell where one is, also where that one is right by now, and goes round', () => {
  const spots = [
    { row: 4, heading: 'Price' },
    { row: 9, heading: 'Code' },
  ];
  const next = (row: number, heading: string) => spotBehind(spots, { row, heading }, HEADINGS);
  expect(spotBehind(spots, null, HEADINGS)).toBe(spots[0]);
  expect(next(4, 'Code')).toBe(spots[0]);
  expect(next(4, 'Price')).toBe(spots[1]);
  expect(next(9, 'Item')).toBe(spots[1]);
  expect(next(9, 'Code')).toBe(spots[0]);
  expect(spotBehind([], null, HEADINGS)).toBeUndefined();
});

test('the column that names the record comes first, and what is not read is not there', () => {
  const kept = {
    sheets: [
      {
        name: 'List',
        heading_row: 2,
        headings: ['Code', 'Note', 'Item', 'Price'],
        rows: [['Code', '', 'Item']],
      },
    ],
  } as unknown as SavedImport;
  const choice = {
    sheet: 'List',
    heading_row: 2,
    mapping: { Price: 'selling_price', Item: 'name', Code: 'code' },
  } as unknown as ImportChoice;
  expect(headingsToCheck(kept, choice, 'name')).toEqual(['Item', 'Code', 'Price']);
  expect(headingsToCheck(kept, { ...choice, heading_row: 1 }, 'name')).toEqual(['Item', 'Code']);
});
