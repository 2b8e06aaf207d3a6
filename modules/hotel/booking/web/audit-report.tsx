import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardGrid, Stack } from '#ui/layout/spacing.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { StatementTable } from '#ui/show/statement-table.tsx';
import { dayText, instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PaperScreen } from '#web-kit/paper/paper-screen.tsx';
import type { Turn } from '#web-kit/paper/paper-sheet.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { booking } from '../booking.entity.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';
import { AuditReportOnPaper } from './audit-report-on-paper.tsx';
import { auditReportOf } from './night-audit-call.ts';
import { useAuditExport } from './use-audit-export.ts';
import { type ReportOfNight, useAuditTables } from './use-audit-tables.ts';

const PATH = '/hotel/night-audit';

/** What the audit of a night left behind, as it was then, on the screen or on paper; that of the last night where none is named. */
export function AuditReport({ day, onPaper }: { day: string; onPaper: boolean }) {
  const say = useSay();
  const { language } = useLanguage();
  const [turn, setTurn] = useState<Turn>('portrait');
  const { data, isError, error, isFetching, refetch } = useQuery(auditReportOf(day));
  if (isError && !data)
    return (
      <RecordNotLoaded {...{ entity: booking, error, retrying: isFetching }} onRetry={() => void refetch()} />
    );
  if (!data) return <ListSkeleton />;
  const { report, days } = data;
  if (!report)
    return (
      <Page>
        <PageHeader title={say(NIGHT_AUDIT.title)} back={{ href: PATH, name: say(NIGHT_AUDIT.back) }} />
        <EmptyState icon="hotel" title={say(NIGHT_AUDIT.noReport)} />
      </Page>
    );
  const title = say(NIGHT_AUDIT.report, { day: dayText(report.business_day, language) });
  if (!onPaper) return <OnScreen {...{ title, report, days }} />;
  return (
    <PaperScreen
      {...{ title, turn }}
      onTurn={setTurn}
      back={{ href: `${PATH}?report=${report.business_day}`, name: say(NIGHT_AUDIT.backToReport) }}
      isReady
    >
      <AuditReportOnPaper {...{ title, report, turn }} />
    </PaperScreen>
  );
}

interface OnScreenProps {
  title: string;
  report: ReportOfNight;
  days: readonly { business_day: string }[];
}

function OnScreen({ title, report, days }: OnScreenProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const navigate = useNavigate();
  const may = useMay();
  const { running, exportReport } = useAuditExport(report.business_day);
  const { figures, tables } = useAuditTables(report);
  const lists = [
    { name: say(NIGHT_AUDIT.arrivals), of: report.arrivals },
    { name: say(NIGHT_AUDIT.departures), of: report.departures },
    { name: say(NIGHT_AUDIT.stayedOn), of: report.stayed_on },
    { name: say(NIGHT_AUDIT.noShows), of: report.no_shows },
  ].filter(({ of }) => of.length > 0);
  const openOf = ({ booking_id, number, guest, room }: ReportOfNight['arrivals'][number]) => ({
    key: booking_id,
    title: room ? say(NIGHT_AUDIT.room, { room, guest }) : guest,
    note: number,
    href: `${booking.screens.view}?id=${booking_id}`,
  });
  return (
    <Page>
      <PageHeader
        title={title}
        chip={<Chip tone="success">{say(NIGHT_AUDIT.kept)}</Chip>}
        back={{ href: PATH, name: say(NIGHT_AUDIT.back) }}
        actions={
          <>
            {may('export_to_excel') && (
              <Button icon="export" loading={running} onClick={() => void exportReport()}>
                {say(NIGHT_AUDIT.excel)}
              </Button>
            )}
            <Button icon="print" href={`${PATH}?report=${report.business_day}&print=1`}>
              {say(NIGHT_AUDIT.print)}
            </Button>
          </>
        }
      />
      <Stack>
        <Card
          note={`${say(NIGHT_AUDIT.ranAt, { at: instantText(report.run_at, language, timeZone) })} · ${report.by ?? say(NIGHT_AUDIT.byItself)}`}
          title={say(NIGHT_AUDIT.whichNight)}
        >
          <Select
            label={say(NIGHT_AUDIT.reports)}
            value={report.business_day}
            options={days.map(({ business_day }) => ({
              value: business_day,
              title: dayText(business_day, language),
            }))}
            onChange={(chosen) => void navigate({ to: `${PATH}?report=${chosen}` })}
          />
        </Card>
        <FigureStrip items={figures} />
        <CardGrid columns={2}>
          {tables.map(({ key, title: head, ...table }) => (
            <Card key={key} title={head} flush>
              <StatementTable label={head} {...table} />
            </Card>
          ))}
          {lists.map(({ name, of }) => (
            <Card key={name} title={name}>
              <LineList lines={of.map(openOf)} />
            </Card>
          ))}
        </CardGrid>
      </Stack>
    </Page>
  );
}
