import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../http/log.ts';
import { type ChangeNotice, joinNotices, readNotice, writeNotice } from './change-notice.ts';
import { openEcho } from './wire-echo.ts';

export interface WireOptions {
  /** Address of the database itself and of no pooler, because the wire listens. */
  url: string;
  log: Pick<Log, 'warn' | 'error'>;
  onNotice(notice: ChangeNotice): void;
  /** Notices may have been missed. */
  onGap(): void;
  gatherMs?: number;
  firstPauseMs?: number;
  /** How often it is tried whether what is told here is heard here. */
  tryEveryMs?: number;
}

/** The wire between the servers of one database: what one of them changes, all of them hear. */
export interface ChangeWire {
  publish(notice: ChangeNotice): void;
  /** Resolves when it listens for the first time. */
  ready: Promise<void>;
  /** Whether it listens and what other servers say arrives; null until that was tried for the first time. */
  isHeard(): boolean | null;
  close(): Promise<void>;
}

/** The channel of PostgreSQL by which servers tell each other. */
export const CHANNEL = 'onepos_changes';
const LONGEST_PAUSE = 30_000;

/**
 * Notices leave after the commit, gathered for a moment, on a connection of their own: within the transaction each commit
 * would wait for those of all others, because PostgreSQL puts notifications in order under one lock. A server that is
 * killed takes those of a moment with it, which its own pages make good when they connect again, and those of others when
 * they ask next; one that stops sends them first.
 */
export function openChangeWire(options: WireOptions): ChangeWire {
  const { url, log, onNotice, onGap, gatherMs = 25, firstPauseMs = 500, tryEveryMs = 60_000 } = options;
  const closing = new AbortController();
  const heard = Promise.withResolvers<void>();
  let client: pg.Client | null = null;
  let gathered: ChangeNotice[] = [];
  let timer: NodeJS.Timeout | undefined;
  const echo = openEcho({ url, channel: CHANNEL, log, everyMs: tryEveryMs });

  async function listenOnce(): Promise<void> {
    const own = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'onepos-live' });
    const lost = Promise.withResolvers<void>();
    const onLost = () => lost.resolve();
    let stopTrying = () => {};
    for (const ending of ['error', 'end'] as const) own.on(ending, onLost);
    closing.signal.addEventListener('abort', onLost);
    try {
      await own.connect();
      own.on('notification', ({ payload }) => {
        const notice = readNotice(payload ?? '');
        if (notice) onNotice(notice);
      });
      await own.query(`listen ${CHANNEL}`);
      client = own;
      stopTrying = echo.tryOnAndOn(own);
      heard.resolve();
      onGap();
      await lost.promise;
    } finally {
      client = null;
      stopTrying();
      // The server outlives each of its connections.
      closing.signal.removeEventListener('abort', onLost);
      await own.end().catch(() => undefined);
    }
  }

  const life = (async () => {
    for (let wait = firstPauseMs; !closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      const began = Date.now();
      await listenOnce().catch((error: unknown) => log.warn({ error }, 'the wire of live updates'));
      if (closing.signal.aborted) return;
      if (Date.now() - began > LONGEST_PAUSE) wait = firstPauseMs;
      await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  })();

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const notices = joinNotices(gathered);
    gathered = [];
    await Promise.all(notices.map(sendOne));
  }

  /** Without the wire the tabs of this server hear of it at least; those of others will ask again. */
  async function sendOne(notice: ChangeNotice): Promise<void> {
    const wire = client;
    if (!wire) return onNotice(notice);
    const sent = writeNotice(notice).map((message) =>
      wire.query('select pg_notify($1, $2)', [CHANNEL, message]),
    );
    await Promise.all(sent).catch(() => onNotice(notice));
  }

  return {
    ready: heard.promise,
    isHeard: echo.isHeard,
    publish(notice) {
      gathered.push(notice);
      timer ??= setTimeout(() => void send(), gatherMs).unref();
    },
    async close() {
      await send();
      closing.abort();
      await life;
    },
  };
}
