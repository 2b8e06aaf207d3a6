import { useSearch } from '@tanstack/react-router';
import { AuditOfNight } from './audit-of-night.tsx';
import { AuditReport } from './audit-report.tsx';

/** What the night posts and what is to be decided before, or the report of a night that was audited. */
export default function NightAuditScreen() {
  const { report, print } = useSearch({ strict: false }) as { report?: string; print?: unknown };
  return report === undefined ? <AuditOfNight /> : <AuditReport day={report} onPaper={print !== undefined} />;
}
