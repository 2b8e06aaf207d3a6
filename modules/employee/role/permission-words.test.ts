import { expect, test } from 'vitest';
import { uiWords } from '#web-kit/i18n/ui-words.ts';
import { ALL_PERMISSIONS, PERMISSION_GROUPS } from '../../permissions.ts';
import { permissionModuleWords, permissionWords } from './permission-words.ts';
import { roleWords } from './role.i18n.ts';

test.each([...ALL_PERMISSIONS])('%s reads as a sentence in both languages', (name) => {
  const { en, sw } = permissionWords(name);
  expect(en).toMatch(/^[A-Z][A-Za-z ]+$/);
  expect(sw).toMatch(/^Ku[a-zA-Z ]+$/);
});

test('the words of a role tell its rights, wherever a role is told of', () => {
  expect(roleWords.en.choices.permissions.sale_on_credit).toBe('Sell on credit');
  for (const language of ['en', 'sw'] as const)
    expect(Object.keys(roleWords[language].choices.permissions)).toEqual([...ALL_PERMISSIONS]);
});

test('no two rights read alike', () => {
  for (const language of ['en', 'sw'] as const) {
    const sentences = [...ALL_PERMISSIONS].map((name) => permissionWords(name)[language]);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  }
});

test('each module stands under a title of its own, and none is called as the corner of short messages is', () => {
  for (const language of ['en', 'sw'] as const) {
    const titles = PERMISSION_GROUPS.map(({ module }) => permissionModuleWords(module)[language]);
    expect(new Set([...titles, uiWords(language).messages]).size).toBe(titles.length + 1);
  }
});

test.each(PERMISSION_GROUPS)('the rights of $module stand under a title', ({ module }) => {
  expect(permissionModuleWords(module).en).toMatch(/^[A-Z]/);
});

test.each([
  ['list_debt_histories', 'See the list of debt histories'],
  ['list_branches', 'See the list of branches'],
  ['create_expense_type', 'Add expense types'],
  ['view_point_of_sale_menu', 'See Point of sale in the menu'],
  ['sale_on_credit', 'Sell on credit'],
])('%s is said “%s”', (name, sentence) => expect(permissionWords(name).en).toBe(sentence));
