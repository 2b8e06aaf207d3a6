import type { Language } from '#core/i18n/language.ts';
import type { Work } from '../command/work.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/transaction.ts';
import type { LookAtDisk } from '../limits/disk-space.ts';
import type { ChangedRecord } from '../live/change-notice.ts';
import type { Services } from './app-services.ts';
import type { Actor, BranchOfCall, Call, Caller } from './caller.ts';
import type { Clock } from './clock.ts';

/** What every operation has around it, whoever calls. */
export interface CallContext {
  requestId: string;
  call: Call;
  language: Language;
  clock: Clock;
  services: Services;
  /** A whole Set-Cookie line for the answer; only sessions have a use for it. */
  setCookie(line: string): void;
  /** Records that the call has changed, told to whoever has them open once it is committed. */
  changed?: ChangedRecord[];
  /** What is done once the call is committed, each once; with a call that fails it is not. */
  afterCommit?: Set<() => void>;
  /** Who the caller is by now, for answers that go on; null once the session has ended. It counts as no use of it. */
  lookAgain?(): Promise<Caller | null>;
}

/** A call of somebody, in one branch, within one transaction. */
export interface ActorContext extends CallContext {
  tx: Tx;
  actor: Actor;
  branch: BranchOfCall;
  /** Branches in which the caller holds the right of this call; absent outside of one: all in which he works. */
  workplaces?: readonly string[];
  /** What this call may ask of its caller by its definition; absent outside of one. */
  asks?: { call: string; rights: ReadonlySet<string> };
}

export interface QueryContext<Input = unknown> extends ActorContext {
  input: Input;
}

export interface CommandContext<Input = unknown> extends ActorContext {
  tx: Work;
  input: Input;
}

/** A call before there is a session: bound to no business, so it has no transaction of one. */
export interface GuestContext<Input = unknown> extends CallContext {
  input: Input;
  database: Database;
  /** For whoever watches the installation; absent where this server makes no backups. */
  lastGoodBackup?: () => Promise<Date | null>;
  disk?: LookAtDisk;
  /** Whether live updates arrive at this server; null while that is not known yet, absent where there are none. */
  isWireHeard?: () => boolean | null;
  /** Of a page that is answered: its styles stand under it. */
  nonce: string;
}
