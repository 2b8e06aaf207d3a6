import { setTimeout as pause } from 'node:timers/promises';
import type { TestCaller } from './test-server.ts';

/** What a page hears that follows changes. */
export interface Followed {
  status: number;
  /** Everything so far: the name of each event with what it carries. */
  heard: { event: string; data: Record<string, unknown> }[];
  /** Waits until something of what was heard matches. */
  hears(match: (one: { event: string; data: Record<string, unknown> }) => boolean): Promise<void>;
  /** Resolves when the server ended it. */
  ended: Promise<void>;
  leave(): void;
}

const DEADLINE = 30_000;

/** Follows changes as a page does, over the network. */
export async function follow(address: string, caller: TestCaller): Promise<Followed> {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/events`, {
    headers: { authorization: caller.accessHash, 'x-branch': caller.branchId },
    signal: leaving.signal,
  });
  const heard: Followed['heard'] = [];
  const ended = readAll(response, heard).catch(() => undefined);
  return {
    status: response.status,
    heard,
    ended,
    leave: () => leaving.abort(),
    async hears(match) {
      for (const end = Date.now() + DEADLINE; Date.now() < end; await pause(10))
        if (heard.some(match)) return;
      throw new Error(`Listened in vain; heard were ${JSON.stringify(heard)}`);
    },
  };
}

async function readAll(response: Response, heard: Followed['heard']): Promise<void> {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      if (event) heard.push({ event, data: JSON.parse(data) });
    }
  }
}
