import { afterEach, expect, it, vi } from 'vitest';
import { approvalIn, approvalOfCall } from './approval.ts';

const ASKED = { act: 'discount', document: 'x', percent: 15, amount: 900 };
let leave = () => {};
afterEach(() => leave());

it('is no where no screen can ask', async () => {
  expect(await approvalOfCall.ask(ASKED, 'Too much.')).toBe(false);
});

it('is asked for every call anew, with the sentence of the server', async () => {
  const ask = vi.fn(async () => true);
  leave = approvalOfCall.by(ask);
  expect(await Promise.all([approvalOfCall.ask(ASKED, 'One.'), approvalOfCall.ask(ASKED, 'Two.')])).toEqual([
    true,
    true,
  ]);
  expect(ask.mock.calls).toEqual([
    [ASKED, 'One.'],
    [ASKED, 'Two.'],
  ]);
});

it('is offered where the refusal says what may be approved', () => {
  expect(approvalIn({ message: 'Too much.', approval: ASKED })).toEqual(ASKED);
  expect(approvalIn({ message: 'Too much.' })).toBeNull();
});
