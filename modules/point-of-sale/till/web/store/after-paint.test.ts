import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOAP } from '../../testing/sample-goods.ts';
import type { device } from './testing/device-of-tests.ts';

/** A page whose frames come when the test says so. */
const page = new EventTarget();
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

test('work waits for the frame, is done once, and a page that draws nothing does it all the same', async () => {
  const { afterPaint } = await import('./after-paint.ts');
  const work = vi.fn();
  afterPaint(work);
  afterPaint(work);
  expect(frames).toHaveLength(1);
  expect(work).not.toHaveBeenCalled();
  frames[0]?.();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  afterPaint(work);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
});

test('what is still to do when the page is left is done then', async () => {
  const { afterPaint } = await import('./after-paint.ts');
  const work = vi.fn();
  afterPaint(work);
  page.dispatchEvent(new Event('pagehide'));
  expect(work).toHaveBeenCalledTimes(1);
});

test('a line not yet on the shelf is not undone by what another tab has written there', async () => {
  const { device: freshDevice } = await import('./testing/device-of-tests.ts');
  const { open } = (freshDevice as typeof device)();
  const { till, carts, hearOfOtherTab } = await open();
  expect(till.add(SOAP.id)).toBeNull();
  frames.pop()?.();
  await vi.waitFor(() => expect(carts.get().cart.lines).toHaveLength(1));
  expect(till.add(SOAP.id)).toBeNull();
  const { cart } = carts.get();
  hearOfOtherTab();
  await vi.waitFor(() => expect(carts.get().cart).not.toBe(cart));
  expect(carts.get().cart).toEqual(cart);
});
