import { useQuery } from '@tanstack/react-query';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { useTypedId } from '#web-kit/form/typed-context.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { EarlierJob } from '../earlier-jobs.rules.ts';
import { JOB_PAPER } from '../job-paper.words.ts';
import { service } from '../service.entity.ts';

const LATEST = { ...DEFAULT_LIST_STATE, limit: 3 };

/** What was done last for the customer who is chosen (services.md 7). */
export function CustomerJobsCard({ row }: FormPartProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const words = useEntityWords(service);
  const customer_id = useTypedId('customer_id');
  const { data } = useQuery({
    ...queriesOf(service).list(LATEST, { customer_id }),
    enabled: row === null && customer_id !== '' && may(service.permissions.list),
  });
  const jobs = row || customer_id === '' ? [] : (data?.data ?? []).map(asJob);
  if (jobs.length === 0) return null;
  return (
    <Card title={say(JOB_PAPER.ofCustomer)} flush>
      <LineList
        lines={jobs.map(({ id, number, date, status, item, service_type_name }) => ({
          ...{ key: id, title: number },
          note: [dayText(date, language), item ?? service_type_name].filter(Boolean).join(' · '),
          figure: words.choices?.status?.[status] ?? status,
          ...(may(service.permissions.view) ? { href: `${service.screens.view}?id=${id}` } : {}),
        }))}
      />
    </Card>
  );
}

/** Rows of generic screens know no columns; this one is a job's. */
function asJob(row: object) {
  return row as EarlierJob & { item?: string | null; service_type_name?: string | null };
}
