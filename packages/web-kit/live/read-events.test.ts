import { expect, test } from 'vitest';
import { eventReader } from './read-events.ts';

test('events are whole, however the stream was cut', () => {
  const text = 'event: hello\ndata: {"build":"a1"}\n\n: \n\nevent: change\ndata: {"sale":["1"]}\n\n';
  const whole = [
    { name: 'hello', data: { build: 'a1' } },
    { name: 'change', data: { sale: ['1'] } },
  ];
  for (let at = 0; at <= text.length; at += 1) {
    const read = eventReader();
    expect([...read(text.slice(0, at)), ...read(text.slice(at))]).toEqual(whole);
  }
});

test('what nobody can read is left out', () => {
  const read = eventReader();
  expect(read('data: 1\n\nevent: change\ndata: {\n\nevent: missed\ndata: {}\n\n')).toEqual([
    { name: 'missed', data: {} },
  ]);
});
