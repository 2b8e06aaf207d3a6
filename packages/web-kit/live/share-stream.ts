import type { ServerEvent } from './read-events.ts';

/** Something that has been missed, told among the tabs as the server tells it. */
export const MISSED: ServerEvent = { name: 'missed', data: {} };

const HANDED_OVER = 2000;

/**
 * One stream for all tabs that see the same: a browser opens six connections to a server at most, and a till with seven
 * tabs would stand still. One tab holds the lock and the stream and tells the others; when it is closed the next one takes
 * its place. Where a browser has no locks, as on the plain address of a shop, each tab has a stream of its own, as far as
 * the server lets it; whoever has none listens to what the others tell, and whoever has one does not, or he would hear all
 * of it as often as there are tabs.
 */
export function shareStream(
  name: string,
  {
    follow,
    onEvent,
    signal,
  }: {
    /** Follows the server until the signal; tells what it hears, and that it hears nothing for a time. */
    follow(tell: (event: ServerEvent) => void, onLost: () => void): Promise<void>;
    onEvent(event: ServerEvent): void;
    signal: AbortSignal;
  },
): void {
  const channel = new BroadcastChannel(name);
  let hasOwn = false;
  channel.onmessage = ({ data }: MessageEvent<ServerEvent>) => {
    if (!hasOwn) onEvent(data);
  };
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const began = Date.now();
  const tell = (event: ServerEvent) => {
    hasOwn = true;
    onEvent(event);
    if (!signal.aborted) channel.postMessage(event);
  };
  const lead = () => {
    // Between the stream of the tab that was closed and this one something may have changed.
    if (Date.now() - began > HANDED_OVER) tell(MISSED);
    return follow(tell, () => {
      hasOwn = false;
    });
  };
  if (!navigator.locks) return void lead();
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);
}
