import { expect, it } from 'vitest';
import { makeTurns } from './turns-per-business.ts';

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

const settled = () => new Promise((done) => setImmediate(done));

it('runs as many calls of one business at once as it may, the rest in the order they came', async () => {
  const turns = makeTurns({ running: 2, waiting: 10, milliseconds: 10_000 });
  const jobs = [work(), work(), work(), work()];
  const order: number[] = [];
  const all = jobs.map((job, n) =>
    turns.take('a', async () => {
      order.push(n);
      await job.run();
    }),
  );
  await settled();
  expect(order).toEqual([0, 1]);
  jobs[1]?.end();
  await settled();
  expect(order).toEqual([0, 1, 2]);
  for (const job of jobs) job.end();
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3]);
});

it('lets no business wait for another, and counts the sessions of one together once it knows them', async () => {
  const turns = makeTurns({ running: 1, waiting: 0, milliseconds: 10_000 });
  turns.learn('a', 'one');
  turns.learn('b', 'one');
  turns.learn('c', 'two');
  const job = work();
  const running = turns.take('a', job.run);
  await expect(turns.take('b', async () => 'b')).rejects.toMatchObject({
    code: 'too_many_calls',
    status: 429,
  });
  expect(await turns.take('c', async () => 'c')).toBe('c');
  job.end();
  await running;
  expect(await turns.take('b', async () => 'b')).toBe('b');
});

it('tells whoever has waited too long to come back, and gives the turn of work that failed to the next', async () => {
  const turns = makeTurns({ running: 1, waiting: 5, milliseconds: 1 });
  const job = work();
  const running = turns.take('a', job.run);
  await expect(turns.take('a', async () => 'late')).rejects.toMatchObject({ code: 'too_many_calls' });
  job.end();
  await running;
  await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take('a', async () => 'next')).toBe('next');
});
