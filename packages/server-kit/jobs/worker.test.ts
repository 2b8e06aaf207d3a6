import { EventEmitter } from 'node:events';
import type { Runner } from 'graphile-worker';
import { expect, test } from 'vitest';
import { untilEnded } from './worker.ts';

/** A runner that comes down when it is told, and ends as the test says. */
function aRunner(promise: Promise<void>) {
  const events = new EventEmitter() as Runner['events'];
  return { promise, events, comesDown: () => events.emit('pool:gracefulShutdown' as never, {} as never) };
}
const never = () => new Promise<void>(() => undefined);

test('a runner that never comes to its end is left to itself, but for a job that still runs', async () => {
  const running = new Set(['backup']);
  const runner = aRunner(never());
  const waits = untilEnded(runner, running, 1).then(
    () => 'ended',
    (error: Error) => error.message,
  );
  runner.comesDown();
  const first = await Promise.race([waits, new Promise((done) => setTimeout(done, 30, 'still waits'))]);
  expect(first).toBe('still waits');
  running.clear();
  expect(await waits).toBe('the queue of jobs did not come to its end');
});

test('one that ends by itself, or fails, is waited for as long as it takes', async () => {
  const done = Promise.withResolvers<void>();
  const runner = aRunner(done.promise);
  const waits = untilEnded(runner, new Set(), 60_000);
  runner.comesDown();
  done.resolve();
  await waits;
  await expect(untilEnded(aRunner(Promise.reject(new Error('lost'))), new Set())).rejects.toThrow('lost');
});
