import { NO_ACTIVE_SESSION } from '#core/session-header.ts';
import { send } from '../api/client.ts';
import { endSession } from '../session/end-session.ts';
import { eventReader, type ServerEvent } from './read-events.ts';

export interface FollowOptions {
  onEvent(event: ServerEvent): void;
  /** The stream is there again after a time without it. */
  onGap(): void;
  /** The stream is over, or there was none to be had. */
  onLost?(): void;
  signal: AbortSignal;
  /** Opens the stream; the tests have one of their own. */
  open?: (signal: AbortSignal) => Promise<Response>;
  firstPauseMs?: number;
}

const LONGEST_PAUSE = 60_000;

/** Longer than the server is silent at most: then the line is dead, though nobody said so. */
const LONGEST_SILENCE = 60_000;

/** Follows the changes of the server until told to stop; a lost line is tried again and again, ever more seldom. */
export async function followChanges(options: FollowOptions): Promise<void> {
  const { onEvent, onGap, onLost, signal, open = openStream, firstPauseMs = 1000 } = options;
  let isFirst = true;
  for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      const response = await open(signal);
      if (response.status === 401) return void (await leaveIfEnded(response));
      if (response.ok && response.body) {
        if (!isFirst) onGap();
        isFirst = false;
        await readAll(response.body, (event) => {
          pause = firstPauseMs;
          onEvent(event);
        });
      }
    } catch {
      // The network is away, the server stopped, or the line fell silent: each is a reason to try again.
    }
    onLost?.();
    isFirst = false;
    await rest(pause * (0.5 + Math.random()), signal);
  }
}

function openStream(signal: AbortSignal): Promise<Response> {
  return send('GET', 'events', { signal });
}

async function leaveIfEnded(response: Response): Promise<void> {
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  if (answer?.message?.includes(NO_ACTIVE_SESSION)) endSession();
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const text = new TextDecoder();
  const read = eventReader();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => void reader.cancel().catch(() => undefined), LONGEST_SILENCE);
  };
  try {
    for (listen(); ; listen()) {
      const { done, value } = await reader.read();
      if (done) return;
      read(text.decode(value, { stream: true })).forEach(onEvent);
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Ends at once where it is told to stop: whoever waits for the stream of this tab would wait as long as it rests. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    globalThis.addEventListener?.('online', done);
  });
}
