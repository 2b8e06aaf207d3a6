import type { Words } from '#core/i18n/language.ts';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../operation/app-services.ts';
import type { Channel, Message } from '../post/message.ts';

/** What a job works with, always as `pos_job`: it sees no business but the one it has entered. */
export interface JobContext {
  /** By which a job posts as commands do; absent where jobs are opened that post nothing. */
  services?: Services;
  /** Over all businesses only what functions of the database grant, such as `ctx.fold_row_counts`. */
  query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** One transaction inside the wall of one business; the access it takes ends with it. */
  inBusiness<T>(businessId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Puts a message into the outbox, sealed, in the transaction of its cause; it leaves once that is committed. Answers its id there. */
  post(tx: Tx, message: OutgoingMessage): Promise<string>;
}

/** A message on its way, and for how long it is worth sending. */
export interface OutgoingMessage extends Message {
  channel: Channel;
  lifeHours: number;
  /** Who pays for it where it is an SMS, and the message to many that it is one of; nobody where left out. */
  charge?: { branch_id: string; message_id?: string };
}

/** Work that the servers do by themselves, again and again. It may be done twice at once, so it must do no harm twice. */
export interface Job {
  /** `activity.seal`: entity or module, then the action. */
  name: string;
  title: Words;
  everySeconds: number;
  run(context: JobContext): Promise<void>;
}

export function defineJob(job: Job): Job {
  return job;
}
