import { expect, test } from 'vitest';
import { queueFor } from './hashing-queue.ts';

/** Work that ends when the test says so. */
function held() {
  let end: (failure?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = (failure) => (failure ? reject(failure) : resolve());
  });
  return { work: () => done, end };
}

test('only so many run at once, the next takes over a place', async () => {
  const take = queueFor({ atOnce: 2, waiting: 5 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 7 }, () => take(work)));
  expect(most).toBe(2);
  expect(running).toBe(0);
});

test('whoever finds the line full is told so at once, and nothing of his runs', async () => {
  const take = queueFor({ atOnce: 1, waiting: 1 });
  const first = held();
  const running = take(first.work);
  const waiting = take(async () => 'second');
  await expect(take(async () => 'third')).rejects.toMatchObject({ code: 'too_many_logins', status: 503 });
  first.end();
  await running;
  expect(await waiting).toBe('second');
});

test('a failure gives its place back', async () => {
  const take = queueFor({ atOnce: 1, waiting: 1 });
  await expect(take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await take(async () => 'next')).toBe('next');
});
