import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reasonForCall } from '../session/reason.ts';
import { signedFetch } from '../session/signed-fetch.ts';
import { call } from './client.ts';
import { isReached, noteReachability } from './reachability.ts';
import { Unreachable } from './refused.ts';

vi.mock('../session/signed-fetch.ts', { spy: true });

const asking = new AbortController();

/** An answer whose head has come; its body goes on until the signal, and breaks there. */
function halfAnAnswer(signal: AbortSignal): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"success":true,'));
      signal.addEventListener('abort', () => stream.error(signal.reason));
    },
  });
  return new Response(body);
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'language=en' });
  noteReachability('reached');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('an answer that nobody wants any more says nothing about the connection', async () => {
  vi.mocked(signedFetch).mockResolvedValue(halfAnAnswer(asking.signal));
  const asked = call('GET', 'customer/search', { signal: asking.signal });
  asking.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(isReached()).toBe(true);
});

it('one for which nobody waits any longer, or which is none of ours, is a server that is away', async () => {
  const late = new AbortController();
  vi.mocked(signedFetch).mockResolvedValue(halfAnAnswer(late.signal));
  const asked = call('POST', 'sale/checkout', { signal: late.signal });
  late.abort(new DOMException('late', 'TimeoutError'));
  await expect(asked).rejects.toBeInstanceOf(Unreachable);
  expect(isReached()).toBe(false);
  noteReachability('reached');
  vi.mocked(signedFetch).mockResolvedValue(new Response('<html>'));
  await expect(call('GET', 'customer/search')).rejects.toBeInstanceOf(Unreachable);
  expect(isReached()).toBe(false);
});

const answers = (...said: readonly [status: number, body: object][]) => {
  const mocked = vi.mocked(signedFetch);
  mocked.mockReset();
  for (const [status, body] of said)
    mocked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  return mocked;
};
const CLOSED = { success: false, code: 'lock_reason_needed', message: 'These days are closed.' };

it('a call into closed days asks for the reason and is sent once more with it, under its own key', async () => {
  const sent = answers([409, CLOSED], [200, { success: true, message: 'done' }]);
  const leave = reasonForCall.by(async (sentence) => `Late, “${sentence}”`);
  expect(await call('POST', 'transaction', { body: {}, idempotencyKey: 'k' })).toBe('done');
  leave();
  const headers = sent.mock.calls.map(([, , how]) => how?.headers);
  expect(headers[0]).not.toHaveProperty('X-Reason');
  expect(headers[1]).toMatchObject({
    'Idempotency-Key': 'k',
    'X-Reason': encodeURIComponent('Late, “These days are closed.”'),
  });
});

it('who gives no reason reads why it was refused', async () => {
  const sent = answers([409, CLOSED]);
  const leave = reasonForCall.by(async () => null);
  await expect(call('POST', 'transaction', { body: {} })).rejects.toMatchObject({
    code: 'lock_reason_needed',
  });
  leave();
  expect(sent).toHaveBeenCalledTimes(1);
});
