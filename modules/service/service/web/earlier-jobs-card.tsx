import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { useTyped, useTypedId } from '#web-kit/form/typed-context.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useSettled } from '#web-kit/screens/use-settled.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { type EarlierJob, earlierJobs, underWarranty } from '../earlier-jobs.rules.ts';
import { JOB_PAPER } from '../job-paper.words.ts';
import { service } from '../service.entity.ts';

/** Milliseconds without a key before it is looked for. */
const REST = 400;
const SHORTEST = 3;
const MOST = 5;

/** What was done before to the item whose serial number is typed, and whether its warranty runs (services.md 7). */
export function EarlierJobsCard({ row, set }: FormPartProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const words = useEntityWords(service);
  const today = useToday();
  const claimed = useTypedId('warranty_of_id');
  const serial = useSettled(String(useTyped().serial_number ?? '').trim(), REST);
  const { data = [] } = useQuery({
    ...queriesOf(service).search(serial),
    enabled: may(service.permissions.list) && serial.length >= SHORTEST,
  });
  const jobs = serial.length < SHORTEST ? [] : earlierJobs(data.map(asJob), serial, row?.id);
  if (jobs.length === 0) return null;
  const covered = underWarranty(jobs, today);
  const isClaimed = covered?.id === claimed;
  return (
    <Card
      title={say(JOB_PAPER.wasHere)}
      flush
      footer={
        covered && !isClaimed ? (
          <Button block onClick={() => set('warranty_of_id', { value: covered.id, title: covered.number })}>
            {say(JOB_PAPER.takeUnderWarranty)}
          </Button>
        ) : undefined
      }
    >
      {covered && (
        <Notice tone="info">
          {say(isClaimed ? JOB_PAPER.underWarranty : JOB_PAPER.warrantyRuns, {
            number: covered.number,
            day: dayText(covered.warranty_until ?? '', language),
          })}
        </Notice>
      )}
      <LineList
        lines={jobs.slice(0, MOST).map(({ id, number, date, status }) => ({
          ...{ key: id, title: number, note: dayText(date, language) },
          figure: words.choices?.status?.[status] ?? status,
          ...(may(service.permissions.view) ? { href: `${service.screens.view}?id=${id}` } : {}),
        }))}
      />
    </Card>
  );
}

/** Rows of generic screens know no columns; this one is a job's. */
function asJob(row: object) {
  return row as EarlierJob;
}
