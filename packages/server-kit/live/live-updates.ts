import { z } from 'zod';
import { PermissionDenied } from '../http/errors.ts';
import { StreamAnswer } from '../http/file-answer.ts';
import { defineQuery } from '../operation/define-operation.ts';
import { defineServerModule, type ServerModule } from '../operation/server-module.ts';
import { type ChangeWire, openChangeWire, type WireOptions } from './change-wire.ts';
import { type LiveStreams, openLiveStreams, type StreamOptions } from './live-streams.ts';

/** What changes, told to whoever has a page open: within this server and between all servers of one database. */
export interface LiveUpdates
  extends Pick<ChangeWire, 'publish' | 'ready' | 'isHeard'>,
    Pick<LiveStreams, 'count'> {
  /** Lets go of all pages, so that the server can stop. */
  endStreams(): void;
  close(): Promise<void>;
  /** The call by which a page follows. */
  module: ServerModule;
}

export function openLiveUpdates(
  options: StreamOptions & Omit<WireOptions, 'onNotice' | 'onGap'>,
): LiveUpdates {
  const streams = openLiveStreams(options);
  const wire = openChangeWire({ ...options, onNotice: streams.deliver, onGap: streams.miss });
  return {
    publish: wire.publish,
    ready: wire.ready,
    isHeard: wire.isHeard,
    count: streams.count,
    endStreams: streams.end,
    close: wire.close,
    module: liveModule(streams),
  };
}

/** The call alone, for whoever lists all calls. */
export function liveModule(streams: Pick<LiveStreams, 'open'>): ServerModule {
  return defineServerModule({ operations: [followChanges(streams)] });
}

/**
 * The ids of what changes, and nothing else of it, as server-sent events (api.md). Somebody who reads by the grant of
 * another business follows nothing: each of his looks stands on record there.
 */
function followChanges(streams: Pick<LiveStreams, 'open'>) {
  return defineQuery({
    name: 'live.follow',
    route: 'GET api/events',
    permission: 'free_access',
    input: z.strictObject({}),
    async run({ actor, branch, lookAgain }) {
      if (actor.support || !lookAgain) throw PermissionDenied();
      const session = actor.session_id ?? actor.token_id ?? actor.user_id;
      return new StreamAnswer('text/event-stream', () => streams.open(session, { actor, branch }, lookAgain));
    },
  });
}
