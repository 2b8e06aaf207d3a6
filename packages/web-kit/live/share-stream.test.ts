import { afterEach, expect, test, vi } from 'vitest';
import type { ServerEvent } from './read-events.ts';
import { shareStream } from './share-stream.ts';

/** A channel that tells at once, as tabs of one browser share it. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((message: { data: unknown }) => void) | null = null;
  name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const one of Channel.open) if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Channel.open.clear();
});

interface Tab {
  heard: ServerEvent[];
  tell(event: ServerEvent): void;
  lose(): void;
  leave(): void;
}

function openTab(): Tab {
  const heard: ServerEvent[] = [];
  const leaving = new AbortController();
  const line: Pick<Tab, 'tell' | 'lose'> = { tell: () => undefined, lose: () => undefined };
  shareStream('changes', {
    signal: leaving.signal,
    onEvent: (event) => heard.push(event),
    async follow(tell, onLost) {
      Object.assign(line, { tell, lose: onLost });
    },
  });
  return {
    heard,
    tell: (event) => line.tell(event),
    lose: () => line.lose(),
    leave: () => leaving.abort(),
  };
}

const hello = { name: 'hello', data: {} };
const change = { name: 'change', data: { sale: ['1'] } };

test('without locks a tab hears each change once: by its own stream, or by another tab while it has none', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', Channel);
  const [first, second, third] = [openTab(), openTab(), openTab()];
  first.tell(hello);
  second.tell(hello);
  for (const tab of [first, second, third]) tab.heard.length = 0;
  first.tell(change);
  second.tell(change);
  expect([first.heard, second.heard]).toEqual([[change], [change]]);
  expect(third.heard).toEqual([change, change]);
  second.lose();
  second.heard.length = 0;
  first.tell(change);
  expect(second.heard).toEqual([change]);
});

test('a tab that was left hears and holds nothing', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', Channel);
  const [first, second] = [openTab(), openTab()];
  second.leave();
  first.tell(change);
  expect(second.heard).toEqual([]);
  expect(Channel.open.size).toBe(1);
});
