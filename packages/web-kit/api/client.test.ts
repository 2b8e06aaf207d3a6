import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
