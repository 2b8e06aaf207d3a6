import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { PrintReport } from './print-report.tsx';
import { REPORT } from './report.words.ts';
import type { Asked } from './report-calls.ts';
import { useReportExport } from './use-report-export.ts';
import type { ShownReport } from './use-report-print.ts';

/** Takes a statement away as a workbook or on paper, each for whoever may. */
export function StatementActions({
  name,
  asked,
  report,
}: {
  name: string;
  asked: Asked;
  report: ShownReport;
}) {
  const say = useSay();
  const may = useMay();
  const isPhone = useMedia(PHONE);
  const { running, exportReport } = useReportExport(name, asked);
  const excel = { icon: 'excel' as const, loading: running, onClick: () => void exportReport() };
  return (
    <>
      {may('export_to_excel') &&
        (isPhone ? (
          <IconButton {...excel} kind="secondary" name={say(REPORT.exportToExcel)} />
        ) : (
          <Button {...excel}>{say(REPORT.exportToExcel)}</Button>
        ))}
      <PrintReport report={report} />
    </>
  );
}
