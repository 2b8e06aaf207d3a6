import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { REPORT } from './report.words.ts';
import { type ShownReport, useReportPrint } from './use-report-print.ts';

/** Puts a report on paper, for whoever may. */
export function PrintReport({ report }: { report: ShownReport }) {
  const say = useSay();
  const may = useMay();
  const isPhone = useMedia(PHONE);
  const print = useReportPrint(report);
  if (!may('print_report')) return null;
  if (isPhone)
    return <IconButton icon="print" kind="secondary" name={say(REPORT.print)} onClick={() => void print()} />;
  return (
    <Button icon="print" onClick={() => void print()}>
      {say(REPORT.print)}
    </Button>
  );
}
