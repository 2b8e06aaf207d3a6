import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { service } from '../../service/service.entity.ts';
import { COLLECT } from '../collect.words.ts';
import { collectAddress, type JobOfTicket } from './jobs-of-ticket.ts';

/** What a ticket may mean: whose it is, how it stands, and what is left to pay. */
export function FoundJobs({ jobs }: { jobs: readonly JobOfTicket[] }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { timeZone, currency } = useBranch();
  const moment = (instant: string) => instantText(instant, language, timeZone);
  const stands = ({ standing, collected_at }: JobOfTicket) =>
    say(COLLECT[standing], { moment: collected_at ? moment(collected_at) : '' });
  const toPay = ({ remain }: JobOfTicket) => {
    if (remain === null) return undefined;
    return remain > 0
      ? say(COLLECT.toPay, { amount: `${currency} ${moneyText(remain, currency)}` })
      : say(COLLECT.nothingToPay);
  };
  const note = ({ customer, item, service_type, promised_at, remain }: JobOfTicket) =>
    [
      ...[customer, item, service_type],
      remain === null && promised_at && say(COLLECT.promised, { moment: moment(promised_at) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card flush>
      <LineList
        lines={jobs.map((job) => ({
          ...{ key: job.id, title: job.number, note: note(job) },
          middle: <Chip tone={job.standing === 'ready' ? 'success' : 'neutral'}>{stands(job)}</Chip>,
          figure: toPay(job),
          ...(may(service.permissions.view) ? { href: collectAddress(job) } : {}),
        }))}
      />
    </Card>
  );
}
