import { expect, test } from 'vitest';
import { dataFolderOf } from './data-folder.ts';

test('DATA_DIR names the folder, and without it the data lives outside of the clone', () => {
  expect(dataFolderOf({ DATA_DIR: '/srv/books' })).toBe('/srv/books');
  const byDefault = dataFolderOf({ XDG_DATA_HOME: '/srv/share' });
  expect(byDefault).toMatch(/\/onepos$/);
  expect(byDefault.startsWith(process.cwd())).toBe(false);
});
