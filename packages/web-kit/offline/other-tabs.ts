/** How tabs that show the same things on one device hear of each other. */
export interface OtherTabs {
  tell(): void;
  hear(listener: () => void): void;
}

/** Two tabs under one name show the same: each tells the other when something changed. */
export function tabsOf(name: string): OtherTabs {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, hear: () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: () => channel.postMessage('changed'),
    hear: (listener) => channel.addEventListener('message', listener),
  };
}
