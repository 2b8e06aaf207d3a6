import { PassThrough } from 'node:stream';
import type { Registry } from '#core/define-module.ts';
import { refusal } from '#core/errors.ts';
import { allowed } from '#core/permissions.ts';
import type { Caller } from '../operation/caller.ts';
import { isVisibilityLimited } from '../query/visibility-sql.ts';
import { type ChangeNotice, joinNotices } from './change-notice.ts';

/** Browsers open six connections to a server at most, so a session has fewer streams and its tabs share them. */
const MOST_OF_SESSION = 4;

/** Bytes that a page may leave unread; beyond that it is taken to be gone. */
const MOST_UNREAD = 65_536;

/** Notices that wait one by one until the caller is looked at; beyond that they are joined. */
const MOST_WAITING = 100;

export const TooManyStreams = refusal('too_many_streams', 429, {
  en: 'This session is already open in too many places.',
  sw: 'Kipindi hiki tayari kimefunguliwa sehemu nyingi mno.',
});

/** Whoever opens a stream, as often as it is asked: null once the session has ended. */
export type LookAgain = () => Promise<Caller | null>;

export interface LiveStreams {
  /** A stream of what changes from now on; it ends with the session. */
  open(session: string, caller: Caller, lookAgain: LookAgain): PassThrough;
  deliver(notice: ChangeNotice): void;
  /** Something was missed: every stream says so. */
  miss(): void;
  count(): number;
  end(): void;
}

export interface StreamOptions {
  registry: Registry;
  /** Told to every page, so that it knows whether it is of another build. */
  build: string;
  beatMs?: number;
  /** So long a page is left in peace between two notices. */
  restMs?: number;
}

interface Stream {
  session: string;
  businessId: string;
  out: PassThrough;
  lookAgain: LookAgain;
  waiting: ChangeNotice[];
  missed: boolean;
  /** What the page knows of its own caller: his rights, and the branch as he sees it. */
  known: string;
  toldAt: number;
  timer?: NodeJS.Timeout | undefined;
  beat: NodeJS.Timeout;
}

/**
 * The open streams of one server. Before anything is told, and with every beat, the session is looked at again: what is
 * told is what the caller may see at that moment, and a session that has ended hears nothing more. A page is told as well
 * that its caller himself is no longer the same (specification §4: the user is refreshed whenever he changes).
 */
export function openLiveStreams({
  registry,
  build,
  beatMs = 20_000,
  restMs = 1000,
}: StreamOptions): LiveStreams {
  const streams = new Set<Stream>();

  function open(session: string, caller: Caller, lookAgain: LookAgain): PassThrough {
    if ([...streams].filter((one) => one.session === session).length >= MOST_OF_SESSION)
      throw TooManyStreams();
    const out = new PassThrough();
    const stream: Stream = {
      session,
      businessId: caller.actor.business_id,
      out,
      lookAgain,
      waiting: [],
      missed: false,
      known: markOf(caller),
      toldAt: 0,
      beat: setInterval(() => void tell(stream, ': \n\n'), beatMs).unref(),
    };
    streams.add(stream);
    out.once('close', () => drop(stream));
    out.write(event('hello', { build }));
    return out;
  }

  function drop(stream: Stream): void {
    clearInterval(stream.beat);
    clearTimeout(stream.timer);
    streams.delete(stream);
    stream.out.end();
  }

  /** Nobody reads any more: what waits for him is given up with the line, for else both would be kept as long as he likes. */
  function cut(stream: Stream): void {
    drop(stream);
    stream.out.destroy();
  }

  function wake(stream: Stream): void {
    const rest = Math.max(0, stream.toldAt + restMs - Date.now());
    stream.timer ??= setTimeout(() => void tell(stream, ''), rest).unref();
  }

  /** A database that is away is no reason to end a stream: what waits is told when it is back. */
  async function tell(stream: Stream, beat: string): Promise<void> {
    clearTimeout(stream.timer);
    stream.timer = undefined;
    const caller = await stream.lookAgain().catch(() => undefined);
    if (!streams.has(stream)) return;
    if (unreadOf(stream.out) > MOST_UNREAD) return cut(stream);
    if (caller === null) return drop(stream);
    if (caller) {
      const seen = stream.missed ? null : seenOf(stream.waiting, caller, registry);
      const mark = markOf(caller);
      const self = mark === stream.known ? '' : event('caller', {});
      const news = self + (stream.missed ? event('missed', {}) : seen ? event('change', seen) : '');
      stream.known = mark;
      stream.waiting = [];
      stream.missed = false;
      if (news) stream.toldAt = Date.now();
      if (news || beat) stream.out.write(news || beat);
    } else if (beat) stream.out.write(beat);
  }

  return {
    open,
    deliver(notice) {
      for (const stream of streams) {
        if (stream.businessId !== notice.businessId) continue;
        stream.waiting.push(notice);
        // Joined they are bounded by what a business has of branches and kinds, however long nobody can look.
        if (stream.waiting.length > MOST_WAITING) stream.waiting = joinNotices(stream.waiting);
        wake(stream);
      }
    },
    miss() {
      for (const stream of streams) {
        stream.missed = true;
        wake(stream);
      }
    },
    count: () => streams.size,
    end() {
      // A page that does not read would keep a server that wants to stop.
      for (const stream of streams) unreadOf(stream.out) > 0 ? cut(stream) : drop(stream);
    },
  };
}

function unreadOf(out: PassThrough): number {
  return out.readableLength + out.writableLength;
}

/**
 * Of what changed, that which the caller may list or view, in his branch; null where nothing of it is his to see. Whose role
 * shows a part of the documents is told that there are changes, and not of which: the others do not exist for him.
 */
function seenOf(
  notices: readonly ChangeNotice[],
  { actor, branch }: Caller,
  registry: Registry,
): ChangeNotice['changed'] | null {
  if (actor.awaits_factor) return null;
  const seen: Record<string, readonly string[] | null> = {};
  for (const { branchId, changed } of joinNotices(notices))
    for (const [name, ids] of Object.entries(changed)) {
      const entity = registry.entities.find((one) => one.name === name);
      if (!entity || (entity.scope === 'branch' && branchId !== branch.id)) continue;
      if (!allowed(actor, entity.permissions.list) && !allowed(actor, entity.permissions.view)) continue;
      const before = seen[name];
      const isNamed =
        ids && before !== null && !isVisibilityLimited(entity, { actor, services: { registry } });
      seen[name] = isNamed ? [...(before ?? []), ...ids] : null;
    }
  return Object.keys(seen).length ? seen : null;
}

/** Differs where the rights of a caller, or what his branch looks like to him, are no longer what they were. */
function markOf({ actor, branch }: Caller): string {
  const { session_id, token_id, device_id, permissions, ...person } = actor;
  const { shut, ...place } = branch;
  return JSON.stringify([person, [...permissions].sort(), shut?.code ?? null, place], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
