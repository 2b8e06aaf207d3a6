import type { DrillReport } from '../backup/drill-report.ts';
import { type ReportVerification, verifyReport } from '../backup/verify-report.ts';
import { defineTerminalCommand } from './cli-command.ts';

/** Whether the report of a drill is as this installation wrote it, and the backup still the one it speaks of. */
export const verifyReportCommand = defineTerminalCommand({
  help: 'Says whether the report of a drill is as it was written; exit code 1 where it is not, or nobody here can tell.',
  operand: { name: 'file', help: 'the report, which ends in .drill.json' },
  options: { json: { kind: 'switch', help: 'answers one line of JSON' } },
  async run({ file, json }, { env, print }) {
    const found = await verifyReport(env, file);
    if (json) print(JSON.stringify(found));
    else for (const line of linesOf(found)) print(line);
    return found.state === 'as_written' && found.backup !== 'changed' ? 0 : 1;
  },
});

function linesOf(found: ReportVerification): string[] {
  if (found.state === 'changed') return ['This report was changed after it had been written.'];
  if (found.state === 'other_key')
    return [
      `Nobody here can tell whether this report is as it was written: it names the key ${found.key} of another installation.`,
    ];
  return ['This report is as this installation wrote it.', ...contentsOf(found.report), BACKUP[found.backup]];
}

function contentsOf({ backup, drilled, tables, trial_balance, notes }: DrillReport): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { debit, credit, is_equal } = trial_balance;
  return [
    `${backup.file}, made ${backup.made_at} by release ${backup.release}, SHA-256 ${backup.sha256}`,
    `Restored ${drilled.at} by release ${drilled.release} in ${drilled.seconds} s: ${rows} rows of ${tables.length} tables, all as in the backup.`,
    `Trial balance: debit ${debit}, credit ${credit}, ${is_equal ? 'equal' : 'NOT equal'} in every branch.`,
    ...notes,
  ];
}

const BACKUP = {
  as_drilled: 'The backup beside it is the one that was restored.',
  changed: 'The backup beside it is NOT the one that was restored: it was changed or exchanged.',
  not_there: 'The backup is not beside it, so the two cannot be compared.',
} as const;
