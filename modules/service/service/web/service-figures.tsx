import { divideRounded } from '#core/decimal.ts';
import { booked } from '#modules/point-of-sale/public.web.ts';
import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { isPart } from '#web-kit/format/change.ts';
import { instantText } from '#web-kit/format/day.ts';
import { amountText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useJobWords } from '../../board/web/job-words.ts';
import { longText } from '../../board/web/long-text.ts';
import { FIGURES_OF_JOB, JOB_PAGE } from '../service.words.ts';
import { type JobInBar, JobProgress } from './job-progress.tsx';

const MOST = 4;
const MINUTE_MS = 60_000;

/** What is left to pay first, then what it comes to, what it was sold for before, what it leaves, and when it is promised. */
export function ServiceFigures({ row, words }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const job = asJob(row);
  const { when } = useJobWords();
  const amount = (wire: number) => moneyText(wire, currency);
  const left = booked(job.remain_amount, currency) + booked(job.billed_remain_amount ?? 0, currency);
  const net = booked(job.net_amount ?? 0, currency);
  const percent = net > 0n ? divideRounded(booked(job.margin ?? 0, currency) * 100n, net) : 0n;
  const kept = (promised: string, finished: string | null | undefined) => {
    if (!finished) return {};
    const minutes = Math.round((Date.parse(promised) - Date.parse(finished)) / MINUTE_MS);
    const said = { moment: when(finished), time: longText(Math.abs(minutes), say) };
    return { note: say(minutes < 0 ? JOB_PAGE.readyLate : JOB_PAGE.early, said) };
  };
  const items: (FigureItem | null)[] = [
    left > 0n
      ? {
          key: 'left',
          title: words.fields.remain_amount ?? '',
          amount: amountText(left, currency),
          ...(job.deposit ? { note: say(FIGURES_OF_JOB.deposit, { amount: amount(job.deposit) }) } : {}),
        }
      : null,
    {
      key: 'total',
      title: words.fields.total_amount ?? '',
      amount: amount(job.total_amount ?? 0),
      ...(job.accepted_amount
        ? { note: say(FIGURES_OF_JOB.agreed, { amount: amount(job.accepted_amount) }) }
        : left === 0n && job.deposit && job.paid_amount === job.deposit
          ? { note: say(FIGURES_OF_JOB.deposit, { amount: amount(job.deposit) }) }
          : {}),
    },
    job.billed_amount
      ? {
          key: 'billed',
          title: words.fields.billed_amount ?? '',
          amount: amount(job.billed_amount),
          ...(job.billed_by_name ? { note: job.billed_by_name } : {}),
        }
      : null,
    typeof job.margin === 'number'
      ? {
          key: 'margin',
          title: words.fields.margin ?? '',
          amount: amount(job.margin),
          ...(isPart(percent) && !job.billed_amount
            ? { note: say(FIGURES_OF_JOB.percent, { percent: String(percent) }) }
            : {}),
        }
      : null,
    job.promised_at
      ? {
          key: 'promised',
          title: words.fields.promised_at ?? '',
          amount: instantText(job.promised_at, language, timeZone),
          ...(job.is_late ? { note: words.fields.is_late ?? '' } : kept(job.promised_at, job.finished_at)),
        }
      : null,
  ];
  const shown = items.filter((item) => item !== null).slice(0, MOST);
  return (
    <>
      <JobProgress job={job} left={left} />
      <FigureStrip items={shown.map((item, place) => (place === 0 ? { ...item, currency } : item))} />
    </>
  );
}

/** Rows of generic screens know no columns; this one is a job's. */
function asJob(row: object) {
  return row as JobInBar & {
    total_amount: number | null;
    net_amount: number | null;
    paid_amount: number;
    remain_amount: number;
    deposit?: number | null;
    accepted_amount?: number | null;
    billed_amount?: number | null;
    billed_by_name?: string | null;
    billed_remain_amount?: number | null;
    margin?: number | null;
    promised_at?: string | null;
    is_late?: boolean | null;
  };
}
