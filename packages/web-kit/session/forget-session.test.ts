import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../testing/storage-of.ts';
import { forgetOnLeaving } from './forget-on-leaving.ts';
import { dropSession, savedSession } from './saved-session.ts';
import { forgetSession } from './stored-user.ts';

vi.mock('./saved-session.ts', { spy: true });

const local = () => storageOf({ user: 'sealed', 'draft.7.5.product.new': '{}' });
const ofTab = () => storageOf({ branch: '5', lists: '{"lists":{"/customer/list":{"q":"Asha"}}}', role: '7' });

let kept: ReturnType<typeof local>;
let tab: ReturnType<typeof ofTab>;

beforeEach(() => {
  kept = local();
  tab = ofTab();
  vi.stubGlobal('localStorage', kept.storage);
  vi.stubGlobal('sessionStorage', tab.storage);
  vi.mocked(dropSession).mockResolvedValue();
  vi.mocked(savedSession).mockResolvedValue(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it.each([
  ['a logout', false, {}],
  ['a session that ended by itself', true, { 'draft.7.5.product.new': '{}' }],
])(
  '%s leaves neither key, catalogue, branch nor the words that were searched for',
  async (_, byItself, left) => {
    const forgotten = vi.fn(async () => undefined);
    forgetOnLeaving(forgotten);
    await forgetSession(byItself);
    expect(kept.left()).toEqual(left);
    expect(tab.left()).toEqual({});
    expect(dropSession).toHaveBeenCalledTimes(1);
    expect(forgotten).toHaveBeenCalledTimes(1);
  },
);

it('clears the rest where one part of the app cannot', async () => {
  forgetOnLeaving(async () => {
    throw new Error('no room');
  });
  await forgetSession();
  expect([kept.left(), tab.left()]).toEqual([{}, {}]);
});

it('seals what was typed while the key is still there, for nobody but who typed it', async () => {
  const session = { sessionId: '1', userId: '7', key: new Uint8Array(32), storeKey: 's', draftKey: 'd' };
  vi.mocked(savedSession).mockResolvedValue(session);
  await forgetSession(true);
  expect(Object.keys(kept.left())).toEqual(['sealed-draft.7.5.product.new']);
  await forgetSession();
  expect(kept.left()).toEqual({});
});
