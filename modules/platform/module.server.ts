import type { Jobs } from '#server-kit/jobs/open-jobs.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { defineServerModule, type ServerModule } from '#server-kit/operation/server-module.ts';
import type { Backups } from './backup/server/backups.ts';
import { listBackups } from './backup/server/list-backups.query.ts';
import { makeBackupNow } from './backup/server/make-backup.command.ts';
import { listBusinesses } from './business/server/list-businesses.query.ts';
import { feePayment } from './fee-payment/fee-payment.entity.ts';
import { noteStatus } from './fee-payment/server/note-status.job.ts';
import { takeFee } from './fee-payment/server/take-fee.command.ts';
import { voidFee } from './fee-payment/server/void-fee.ts';
import { listJobs } from './job/server/list-jobs.query.ts';
import { runJob } from './job/server/run-job.command.ts';
import { listMessages } from './outbox/server/list-messages.query.ts';
import { openOneMessage } from './outbox/server/open-message.command.ts';
import { sendMessageAgain } from './outbox/server/send-message-again.command.ts';
import { changePlatformSettings } from './settings/server/change-platform-settings.command.ts';
import { viewPlatformSettings } from './settings/server/view-platform-settings.query.ts';
import { askSupport } from './support/server/ask-support.command.ts';
import { leaveSupport } from './support/server/leave-support.command.ts';
import { listAskedSupport } from './support/server/list-asked-support.query.ts';

export const platformServer = defineServerModule({
  operations: [
    ...[listBusinesses, takeFee, askSupport, listAskedSupport, leaveSupport],
    ...[viewPlatformSettings, changePlatformSettings],
  ],
  documents: { 'fee-payment': defineDocument(feePayment, { transitions: { void: voidFee } }) },
  jobs: [noteStatus],
});

/** The calls about jobs. They need what the others do not: the queue of the installation. */
export function jobsServer(jobs: Jobs): ServerModule {
  return defineServerModule({ operations: [listJobs(jobs), runJob(jobs)] });
}

/** The calls about backups. They need the folder of the installation. */
export function backupsServer(backups: Backups): ServerModule {
  return defineServerModule({ operations: [listBackups(backups), makeBackupNow(backups)] });
}

/** The calls about the outbox. They need the key under which its messages are sealed. */
export function outboxServer(messageKey: Buffer): ServerModule {
  return defineServerModule({
    operations: [listMessages(messageKey), openOneMessage(messageKey), sendMessageAgain(messageKey)],
  });
}
