import { expect, test } from 'vitest';
import { makeRegistry } from '#core/define-module.ts';
import type { ActivityBook } from '../command/activities.ts';
import { makeEngine } from './engine.ts';

const book = {} as ActivityBook;

test('messages leave by the kinds that have a gateway, and by no other', () => {
  const engine = makeEngine(makeRegistry([]), [], book, { channels: ['sms'] });
  expect(engine.sendsBy('sms')).toBe(true);
  expect(engine.sendsBy('email')).toBe(false);
});

test('where no gateway is named nothing leaves', () => {
  expect(makeEngine(makeRegistry([]), [], book).sendsBy('sms')).toBe(false);
});
