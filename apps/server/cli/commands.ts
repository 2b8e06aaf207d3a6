import { backupCommand } from './backup.ts';
import { checkBooksCommand } from './check-books.ts';
import type { CliCommand } from './cli-command.ts';
import { createBusinessCommand } from './create-business.ts';
import { createPlatformAccountCommand } from './create-platform-account.ts';
import { createTokenCommand } from './create-token.ts';
import { endTwoFactorCommand } from './end-two-factor.ts';
import { exportJournalCommand } from './export-journal.ts';
import { outboxCommand } from './outbox.ts';
import { removeSampleCommand } from './remove-sample.ts';
import { restoreCommand } from './restore.ts';
import { seedCommand } from './seed.ts';
import { setupCodeCommand } from './setup-code.ts';
import { verifyActivitiesCommand } from './verify-activities.ts';
import { verifyBackupCommand } from './verify-backup.ts';
import { verifyReportCommand } from './verify-report.ts';

/** The commands of `npm run onepos --`, by name. */
export const COMMANDS: Readonly<Record<string, CliCommand>> = {
  'create-business': createBusinessCommand,
  'create-token': createTokenCommand,
  'create-platform-account': createPlatformAccountCommand,
  'check-books': checkBooksCommand,
  'end-two-factor': endTwoFactorCommand,
  'export-journal': exportJournalCommand,
  outbox: outboxCommand,
  'setup-code': setupCodeCommand,
  seed: seedCommand,
  'remove-sample': removeSampleCommand,
  'verify-activities': verifyActivitiesCommand,
  backup: backupCommand,
  'verify-backup': verifyBackupCommand,
  'verify-report': verifyReportCommand,
  restore: restoreCommand,
};
