import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { activityHooks } from './activity/server/activity.hooks.ts';
import { checkActivities } from './activity/server/check-activities.query.ts';
import { sealActivities } from './activity/server/seal-activities.job.ts';
import { branchHooks } from './branch/server/branch.hooks.ts';
import { branchProposal } from './branch/server/branch-proposal.query.ts';
import { letterhead } from './branch/server/letterhead.query.ts';
import { lockBooks } from './branch/server/lock-books.command.ts';
import { lockBooksSoftly } from './branch/server/lock-books-softly.command.ts';
import { branchData } from './branch-data/server/branch-data.query.ts';
import { downloadBranch } from './branch-data/server/download-branch.command.ts';
import { listBackups } from './branch-data/server/list-backups.query.ts';
import { resetBranch } from './branch-data/server/reset-branch.command.ts';
import { restoreBranch } from './branch-data/server/restore-branch.command.ts';
import { changeBranchSettings } from './branch-settings/server/change-branch-settings.command.ts';
import { viewBranchSettings } from './branch-settings/server/view-branch-settings.query.ts';
import { beginBooks } from './business/server/begin-books.command.ts';
import { booksOfBusiness } from './business/server/books-of-business.query.ts';
import { attachFile } from './file/server/attach-file.command.ts';
import { detachFile } from './file/server/detach-file.command.ts';
import { listAttached } from './file/server/list-attached.query.ts';
import { openAttached } from './file/server/open-attached.query.ts';
import { saveFile } from './file/server/save-file.command.ts';
import { showFile } from './file/server/show-file.query.ts';
import { listNotifications } from './notification/server/list-notifications.query.ts';
import { readAllNotifications, readNotifications } from './notification/server/read-notifications.command.ts';
import { unreadNotifications } from './notification/server/unread-notifications.query.ts';
import { dropVatRate } from './vat-rate/server/drop-vat-rate.command.ts';
import { setVatRate } from './vat-rate/server/set-vat-rate.command.ts';
import { vatRates } from './vat-rate/server/vat-rates.query.ts';

export const branchServer = defineServerModule({
  operations: [
    checkActivities,
    branchData,
    downloadBranch,
    listBackups,
    resetBranch,
    restoreBranch,
    viewBranchSettings,
    changeBranchSettings,
    lockBooks,
    lockBooksSoftly,
    booksOfBusiness,
    beginBooks,
    branchProposal,
    letterhead,
    saveFile,
    showFile,
    listAttached,
    openAttached,
    attachFile,
    detachFile,
    vatRates,
    setVatRate,
    dropVatRate,
    listNotifications,
    unreadNotifications,
    readNotifications,
    readAllNotifications,
  ],
  jobs: [sealActivities],
  hooks: { branch: branchHooks, activity: activityHooks },
});
