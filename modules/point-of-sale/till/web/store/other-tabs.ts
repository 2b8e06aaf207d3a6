import type { TillWorld } from './till-world.ts';

/** Two tabs with the same till show the same carts: each tells the other when one changed. */
export function tabsOf(scope: string): TillWorld['otherTabs'] {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, hear: () => undefined };
  const channel = new BroadcastChannel(`till ${scope}`);
  return {
    tell: () => channel.postMessage('changed'),
    hear: (listener) => channel.addEventListener('message', listener),
  };
}
