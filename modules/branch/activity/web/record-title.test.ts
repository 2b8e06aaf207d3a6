import { expect, test } from 'vitest';
import { recordTitle } from './record-title.ts';

test('a record goes by its name, or by its branch where it has none', () => {
  expect(recordTitle({ record_name: 'Mo Xtra 300ml', branch_name: 'Kariakoo' })).toBe('Mo Xtra 300ml');
  expect(recordTitle({ record_name: '01a1fe30-505e-727f-83e3-b364416cca0c', branch_name: 'Kariakoo' })).toBe(
    'Kariakoo',
  );
  expect(recordTitle({ record_name: null, branch_name: null })).toBe('');
});
