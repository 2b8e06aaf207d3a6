import { doWork } from '../command/run-command.ts';
import type { Tx } from '../db/transaction.ts';
import { type ChangedRecord, joinNotices, noticeOf, writeNotice } from '../live/change-notice.ts';
import { CHANNEL } from '../live/change-wire.ts';
import type { Services } from '../operation/app-services.ts';
import type { BranchOfCall } from '../operation/caller.ts';
import type { CommandContext } from '../operation/context.ts';
import { terminalContext } from '../operation/terminal-context.ts';
import { NOBODY } from './nobody.ts';

/** In which business and branch a server works by itself, and at what moment. */
export interface ServerAtWork {
  services: Services | undefined;
  business_id: string;
  branch: BranchOfCall;
  now: Date;
}

/**
 * Does the work of one command in nobody's name, in the transaction of a job: what it changes stands in the activities, it posts
 * by the books of all, and it is held to the law at commit like a command of a person. It asks no rights, for there is nobody to ask.
 */
export async function actAsServer<T>(
  tx: Tx,
  { services, business_id, branch, now }: ServerAtWork,
  action: (context: CommandContext) => Promise<T>,
): Promise<T> {
  if (!services)
    throw new Error('This job posts, and these jobs were opened without the services of the modules.');
  const actor = {
    ...{ user_id: NOBODY, name: '', account_type: 'employee', business_id, language: 'en' as const },
    ...{ permissions: new Set<string>(), branch_ids: [branch.id], store_ids: [] },
  };
  const changed: ChangedRecord[] = [];
  const done = await doWork(
    { ...terminalContext({ services, clock: { now: () => now } }), actor, branch, tx, changed },
    null,
    action,
  );
  // It leaves with the commit; servers that work by themselves are few, so that their commits may wait for each other.
  if (changed.length)
    for (const notice of joinNotices([noticeOf({ businessId: business_id, branchId: branch.id }, changed)]))
      for (const text of writeNotice(notice)) await tx.query('select pg_notify($1, $2)', [CHANNEL, text]);
  // What is checked at commit is checked now: by then the access of the job is gone, and with it what it could see.
  await tx.query('set constraints all immediate');
  return done;
}
