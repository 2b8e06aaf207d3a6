import { expect, test } from 'vitest';
import { withProgress } from './progress.mjs';

test('a quick step says nothing', async () => {
  const said: string[] = [];
  expect(
    await withProgress(
      'Reading',
      async () => 7,
      (line: string) => said.push(line),
    ),
  ).toBe(7);
  expect(said).toEqual([]);
});

test('a step of more than a second is announced, and told when it is done', async () => {
  const said: string[] = [];
  let finish = (_: string) => {};
  const work = new Promise<string>((done) => {
    finish = done;
  });
  const step = withProgress(
    'Reading',
    () => work,
    (line: string) => {
      said.push(line);
      finish('read');
    },
  );
  expect(await step).toBe('read');
  expect(said).toEqual(['Reading …', 'Reading: done in 1 s']);
});

test('a step that fails fails', async () => {
  await expect(withProgress('Reading', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
});
