import { expect, test } from 'vitest';
import { followChanges } from './follow-changes.ts';

/** A line of the server that says something and is cut. */
const line = (...said: string[]) => new Response(new Blob(said).stream());

test('a line that was cut is opened again, and what came between is asked for', async () => {
  const heard: string[] = [];
  const leaving = new AbortController();
  const lines = [
    () => line('event: hello\ndata: {"build":"a"}\n\n'),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response('', { status: 503 }),
    () => line(': \n\n', 'event: change\ndata: {"sale":["1"]}\n\n'),
  ];
  await followChanges({
    firstPauseMs: 0,
    signal: leaving.signal,
    onGap: () => heard.push('gap'),
    onEvent: ({ name }) => heard.push(name),
    open: async () => {
      const next = lines.shift();
      if (next) return next();
      leaving.abort();
      throw new TypeError('Failed to fetch');
    },
  });
  expect(heard).toEqual(['hello', 'gap', 'change']);
});

test('whoever has no session any more follows nothing', async () => {
  let opened = 0;
  await followChanges({
    firstPauseMs: 0,
    signal: new AbortController().signal,
    onGap: () => undefined,
    onEvent: () => undefined,
    open: async () => {
      opened += 1;
      return Response.json({ success: false, message: 'other' }, { status: 401 });
    },
  });
  expect(opened).toBe(1);
});

test('whoever is told to stop does so at once, however long he would have rested', async () => {
  const leaving = new AbortController();
  let lost = 0;
  await followChanges({
    firstPauseMs: 3_600_000,
    signal: leaving.signal,
    onGap: () => undefined,
    onEvent: () => undefined,
    onLost: () => {
      lost += 1;
    },
    open: async () => {
      leaving.abort();
      throw new DOMException('left', 'AbortError');
    },
  });
  expect(lost).toBe(1);
});
