import { describe, expect, it } from 'vitest';
import { CALL_RATES, type CallKind, makeCallRates } from './call-rates.ts';

const START = Date.parse('2026-01-05T08:00:00Z');

/** How many of so many calls, one each so many milliseconds, are let in; and the longest wait that was asked for. */
function letIn(kind: CallKind, calls: number, everyMs: number, rates = makeCallRates(), whose = 'a') {
  let [done, wait] = [0, 0];
  for (let n = 0; n < calls; n += 1)
    try {
      rates.take(whose, kind, new Date(START + n * everyMs));
      done += 1;
    } catch (error) {
      wait = Math.max(wait, (error as { data: { retry_after: number } }).data.retry_after);
    }
  return { done, wait };
}

describe('the rate of a session or token', () => {
  it.each([
    ['write', 300, 8, 156, 1],
    ['export', 20, 25, 6, 5],
  ] as const)('%s: of %i, one each %i ms, %i are let in', (kind, calls, everyMs, done, wait) => {
    const got = letIn(kind, calls, everyMs);
    expect(got.done).toBeLessThanOrEqual(done);
    expect(got.done).toBeGreaterThanOrEqual(CALL_RATES[kind].burst);
    expect(got.wait).toBe(wait);
  });

  it('is never met by a cashier who sells ten times a second for an hour, nor by three questions to each sale', () => {
    const rates = makeCallRates();
    expect(letIn('write', 36_000, 100, rates).done).toBe(36_000);
    expect(letIn('read', 108_000, 34, rates).done).toBe(108_000);
  });

  it('is of one session alone, and of one kind of call', () => {
    const rates = makeCallRates();
    expect(letIn('export', 20, 0, rates).done).toBe(6);
    expect(letIn('export', 1, 0, rates, 'b').done).toBe(1);
    expect(letIn('write', 1, 0, rates).done).toBe(1);
  });

  it('comes back with time', () => {
    const rates = makeCallRates();
    letIn('export', 20, 0, rates);
    const later = (seconds: number) => () => rates.take('a', 'export', new Date(START + seconds * 1000));
    expect(later(4)).toThrow();
    expect(later(5)).not.toThrow();
  });
});
