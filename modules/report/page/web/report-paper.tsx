import { useQuery } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import { useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import classes from './report.module.css';
import { branchesOfType, reportBranches, statementBranches } from './report-calls.ts';

export interface ReportPaperProps {
  report: { branch_ids: readonly string[]; currency: Currency };
  /** Of which day or days; left out where it tells of today. */
  days?: string;
  ofStatement?: boolean;
  /** The type of the report form that it is. */
  ofType?: string;
}

/** On paper only: whose report it is, of which branches and days, which on the screen stands in the bar. */
export function ReportPaper({ report, days, ofStatement = false, ofType }: ReportPaperProps) {
  const { business_name } = useCurrentUser();
  const here = useBranch();
  const { data: branches = [] } = useQuery(
    ofType ? branchesOfType(ofType) : ofStatement ? statementBranches : reportBranches,
  );
  const names = report.branch_ids.map((id) => branches.find((branch) => branch.id === id)?.name ?? here.name);
  const parts = [business_name, names.join(', '), ...(days ? [days] : []), report.currency];
  return <p className={classes.paper}>{parts.join(' · ')}</p>;
}
