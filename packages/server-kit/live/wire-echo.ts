import pg from 'pg';
import { newId } from '#core/ids.ts';
import type { Log } from '../http/log.ts';

export interface EchoOptions {
  url: string;
  channel: string;
  log: Pick<Log, 'error'>;
  /** The pause between two tries, and the longest that a word may take to arrive where that is less. */
  everyMs: number;
}

const LONGEST_WAIT = 5000;

/** Whether what is told on a channel arrives at whoever listens. */
export interface Echo {
  /** Whether somebody listens and the last try arrived; null before the first has come to its end. */
  isHeard(): boolean | null;
  /** Tries now and again and again whether this connection hears; call what it answers when nobody listens any more. */
  tryOnAndOn(listening: pg.Client): () => void;
}

/**
 * A pooler that gives its connections away after each transaction takes `listen` without an error, and nothing ever
 * arrives. So a word is sent on a connection of its own, as another server would send it: on the listening one the pooler
 * would hand it back by chance. The first try that is not heard is a line of level error.
 */
export function openEcho({ url, channel, log, everyMs }: EchoOptions): Echo {
  const waitMs = Math.min(everyMs, LONGEST_WAIT);
  let isHeard: boolean | null = null;

  async function tryOnce(listening: pg.Client): Promise<void> {
    const word = `echo ${newId()}`;
    const heard = hears(listening, word, waitMs);
    const isSent = await say(url, channel, word);
    const arrived = await heard;
    // Where a connection broke meanwhile there is nothing to be learnt of the channel.
    if (!isSent || arrived === null) return;
    if (!arrived && isHeard !== false)
      log.error(
        'live updates do not arrive: DATABASE_JOB_URL must lead to the database itself, or to a pooler in session mode',
      );
    isHeard = arrived;
  }

  return {
    isHeard: () => isHeard,
    tryOnAndOn(listening) {
      let timer: NodeJS.Timeout | undefined;
      let isOver = false;
      const again = async () => {
        await tryOnce(listening);
        if (!isOver) timer = setTimeout(() => void again(), everyMs).unref();
      };
      void again();
      return () => {
        isOver = true;
        clearTimeout(timer);
        isHeard = false;
      };
    },
  };
}

/** Null where the connection ended before it could hear anything. */
function hears(listening: pg.Client, word: string, waitMs: number): Promise<boolean | null> {
  return new Promise((resolve) => {
    const listen = ({ payload }: pg.Notification) => {
      if (payload === word) end(true);
    };
    const end = (isHeard: boolean | null) => {
      clearTimeout(timer);
      listening.off('notification', listen);
      listening.off('end', onEnd);
      resolve(isHeard);
    };
    const onEnd = () => end(null);
    const timer = setTimeout(end, waitMs, false).unref();
    listening.on('notification', listen);
    listening.once('end', onEnd);
  });
}

async function say(url: string, channel: string, word: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'onepos-live',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_notify($1, $2)', [channel, word]);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
