import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterGoesOn, enterMeans } from './enter-goes-on.ts';

/** An input as far as Enter looks at it. */
class Input {
  readonly form: object;
  readonly disabled: boolean;
  readonly type = 'text';
  readonly tabIndex = 0;
  readonly focus = vi.fn();
  readonly select = vi.fn();
  constructor(form: object, disabled = false) {
    this.form = form;
    this.disabled = disabled;
  }
  getAttribute = () => null;
  matches = () => this.disabled;
  checkVisibility = () => true;
}

const fields: Input[] = [];
const form = { querySelectorAll: () => fields };

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Input);
  fields.splice(0, fields.length, new Input(form), new Input(form, true), new Input(form));
});
afterEach(() => vi.unstubAllGlobals());

function press(target: Input | undefined, { isComposing = false, shiftKey = false } = {}) {
  const preventDefault = vi.fn();
  const nativeEvent = { isComposing };
  const event = { key: 'Enter', shiftKey, target, currentTarget: form, nativeEvent, preventDefault };
  enterGoesOn(event as unknown as KeyboardEvent<HTMLFormElement>);
  return preventDefault;
}

test.each([
  ['text', false, 'next'],
  ['tel', false, 'next'],
  ['time', false, 'next'],
  ['text', true, 'nothing'],
  ['checkbox', false, 'nothing'],
  ['radio', false, 'nothing'],
  ['submit', false, 'own'],
  ['file', false, 'own'],
] as const)('Enter in an input of %s, with its list open: %s, means %s', (type, opened, means) =>
  expect(enterMeans({ type, opened })).toBe(means),
);

test('Enter sends nothing and goes to the next field that can be typed into', () => {
  expect(press(fields[0])).toHaveBeenCalledOnce();
  expect(fields[1]?.focus).not.toHaveBeenCalled();
  expect(fields[2]?.focus).toHaveBeenCalledOnce();
  expect(fields[2]?.select).toHaveBeenCalledOnce();
});

test('with Shift it goes back', () => {
  expect(press(fields[2], { shiftKey: true })).toHaveBeenCalledOnce();
  expect(fields[0]?.focus).toHaveBeenCalledOnce();
});

test('in the last field it sends nothing either', () => {
  expect(press(fields[2])).toHaveBeenCalledOnce();
  expect(fields[0]?.focus).not.toHaveBeenCalled();
});

test('a dialog over the form, and a word that is being composed, have their own Enter', () => {
  expect(press(new Input({}))).not.toHaveBeenCalled();
  expect(press(fields[0], { isComposing: true })).not.toHaveBeenCalled();
  expect(fields[2]?.focus).not.toHaveBeenCalled();
});
