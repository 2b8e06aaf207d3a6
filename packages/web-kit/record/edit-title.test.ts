import { expect, test } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { editTitle } from './edit-title.ts';

const states = (open: 'all' | readonly string[]) =>
  defineStates({
    first: 'asked',
    states: { asked: { open, books: 'nothing', deleted: 'no', tone: 'info', to: {} } },
    transitions: {},
  });
const titleOf = (open: 'all' | readonly string[]) => {
  const loan = defineEntity({
    name: 'loan',
    module: 'shed',
    title: 'name',
    scope: 'branch',
    states: states(open),
    fields: { name: f.text(), due_date: f.date({ day: 'any' }), vrn: f.text(), remarks: f.text() },
    list: { columns: ['name'] },
    form: [{ key: 'main', rows: [['name', 'due_date'], ['vrn'], ['remarks']] }],
  });
  const fields = { name: 'Name', due_date: 'Due date', vrn: 'VRN', remarks: 'Remarks' };
  const row = { id: '1', version: 1, created_at: '' };
  return editTitle(loan, row, { fields }, (words, params) => say(words, 'en', params));
};

test('the way to a form is called by what is open, while that is little', () => {
  expect(titleOf('all')).toBe('Edit');
  expect(titleOf(['remarks'])).toBe('Edit remarks');
  expect(titleOf(['remarks', 'due_date'])).toBe('Edit due date and remarks');
  expect(titleOf(['vrn'])).toBe('Edit VRN');
  expect(titleOf(['vrn', 'due_date', 'remarks'])).toBe('Edit');
});
