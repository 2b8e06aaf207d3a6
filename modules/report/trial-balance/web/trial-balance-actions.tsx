import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { REPORT } from '../../page/web/report.words.ts';
import { type Period, trialBalanceOf } from '../../page/web/report-calls.ts';
import { reportHref } from '../../page/web/use-report-address.ts';
import { useReportExport } from '../../page/web/use-report-export.ts';
import { useReportPrint } from '../../page/web/use-report-print.ts';

/** What one does with the trial balance: take it away, print it, look behind it. On a phone it all stands in one menu. */
export function TrialBalanceActions({ period }: { period: Period }) {
  const say = useSay();
  const may = useMay();
  const isPhone = useMedia(PHONE);
  const { running, exportReport } = useReportExport('trial-balance', { ...period });
  const printReport = useReportPrint(trialBalanceOf(period));
  const behind = [
    { key: 'chart', title: say(REPORT.chart), href: reportHref('/report/chart-of-accounts', period) },
    { key: 'journal', title: say(REPORT.journal), href: reportHref('/report/journal', period) },
    { key: 'check', title: say(REPORT.booksCheck), href: '/report/books-check' },
  ];
  const actions = [
    ...(may('export_to_excel')
      ? [
          {
            key: 'excel',
            title: say(REPORT.exportToExcel),
            icon: 'excel' as const,
            onPress: () => void exportReport(),
          },
        ]
      : []),
    ...(may('print_report')
      ? [
          {
            key: 'print',
            title: say(REPORT.print),
            icon: 'print' as const,
            onPress: () => void printReport(),
          },
        ]
      : []),
  ];
  if (isPhone)
    return (
      <Menu
        label={say(REPORT.more)}
        trigger={<IconButton icon="more" kind="secondary" name={say(REPORT.more)} aria-haspopup="menu" />}
        sections={[
          ...(actions.length > 0 ? [{ key: 'actions', items: actions }] : []),
          { key: 'behind', items: behind },
        ]}
      />
    );
  return (
    <>
      {behind.map(({ key, title, href }) => (
        <Button key={key} kind="ghost" href={href}>
          {title}
        </Button>
      ))}
      {actions.map(({ key, title, icon, onPress }) => (
        <Button key={key} icon={icon} loading={key === 'excel' && running} onClick={onPress}>
          {title}
        </Button>
      ))}
    </>
  );
}
