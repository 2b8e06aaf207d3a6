import { afterEach, expect, it, vi } from 'vitest';
import { askForProof, proofOfPerson } from './proof.ts';

let leave = () => {};
afterEach(() => leave());

it('is no where no screen can ask', async () => {
  expect(await askForProof()).toBe(false);
});

it('is asked once for calls that are refused together, and again for the next', async () => {
  const ask = vi.fn(async () => true);
  leave = proofOfPerson.by(ask);
  expect(await Promise.all([askForProof(), askForProof()])).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
  await askForProof();
  expect(ask).toHaveBeenCalledTimes(2);
});
