import { expect, test } from 'vitest';
import { deletedLately, forgetDeleted, noteDeleted } from './deleted-lately.ts';

test('what a record’s view deleted is offered by the list of its kind, once', () => {
  noteDeleted('category', ['a']);
  expect(deletedLately('product')).toEqual([]);
  expect(deletedLately('category')).toEqual(['a']);
  forgetDeleted('category');
  expect(deletedLately('category')).toEqual([]);
});
