import { type ReactNode, useState } from 'react';
import { usePaper } from '#modules/point-of-sale/public.web.ts';
import { BY_LINK, useCopiedLink } from '#modules/session/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { PlainSelect } from '#ui/fields/plain-select.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { QrPicture } from '#ui/show/qr-picture.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CounterFact, CounterPaper, PaperTools } from '#web-kit/paper/counter-paper.tsx';
import { lastLines } from '#web-kit/paper/last-lines.ts';
import { useQr } from '#web-kit/qr/use-qr.ts';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { JOB_LINK } from '../../link/job-address.ts';
import {
  factsOnPaper,
  JOB_PAPERS,
  type JobOnPaper,
  type JobPaperKind,
  linesOfEstimate,
} from '../job-paper.rules.ts';
import { JOB_PAPER } from '../job-paper.words.ts';
import classes from './job-papers.module.css';
import { useStyleOfPaper } from './use-style-of-paper.ts';

/** The papers of a job beside it, on the roll or the sheet one chooses, and the link that the customer has. */
export function JobPapers({ row }: RecordProps) {
  const say = useSay();
  const paper = usePaper();
  const [kind, choose] = useState<JobPaperKind>('ticket');
  const job = asJob(row);
  const path = job.link_code ? JOB_LINK.pathOf(job.link_code) : null;
  const copy = useCopiedLink();
  return (
    <Card
      title={say(JOB_PAPER.papers)}
      flush
      action={
        <PlainSelect
          aria-label={say(JOB_PAPER.papers)}
          options={JOB_PAPERS.filter((value) => value !== 'estimate' || job.total_amount).map((value) => ({
            value,
            title: say(JOB_PAPER[value]),
          }))}
          value={kind}
          onChange={(value) => choose(value as JobPaperKind)}
        />
      }
      footer={
        <Row>
          <PaperTools paper={paper} name={job.number}>
            {path && (
              <Button disabled={!copy} onClick={() => copy?.(path)}>
                {say(BY_LINK.copy)}
              </Button>
            )}
          </PaperTools>
        </Row>
      }
    >
      <JobPaper {...{ job, kind, paper }} link={path && `${location.origin}${path}`} />
    </Card>
  );
}

/** Rows of generic screens know no columns; this one is a job's. */
function asJob(row: object) {
  return row as JobOnPaper & {
    link_code: string | null;
    hours: number | null;
    total_amount: number | null;
    estimate_amount: number | null;
    discount?: number | null;
  };
}

interface JobPaperProps {
  job: ReturnType<typeof asJob>;
  kind: JobPaperKind;
  link: string | null;
  paper: ReturnType<typeof usePaper>;
}

/** One of the two papers in real millimetres, black on white. */
function JobPaper({ job, kind, link, paper }: JobPaperProps) {
  const say = useSay();
  const { switches } = useBranch();
  const conditions = String(switches.job_conditions ?? '');
  const qr = useQr(link);
  const facts = factsOnPaper(kind, job, useStyleOfPaper());
  const closing = kind !== 'label' && (
    <>
      {qr && <QrPicture className={classes.qr} drawing={qr} label={say(JOB_PAPER.scan)} />}
      {qr && <p className={classes.note}>{say(JOB_PAPER.scan)}</p>}
      {kind === 'estimate' && <p className={classes.note}>{say(JOB_PAPER.estimateHolds)}</p>}
      {kind === 'ticket' && <p className={classes.note}>{say(JOB_PAPER.bring)}</p>}
      {kind === 'ticket' && conditions && <p className={classes.conditions}>{conditions}</p>}
    </>
  );
  return (
    <CounterPaper paper={paper} kind={say(JOB_PAPER[kind])} number={job.number} isLabel={kind === 'label'}>
      <dl>
        {facts.map(({ title, value }) => (
          <CounterFact key={title} title={title} value={value} />
        ))}
      </dl>
      {kind === 'estimate' && <EstimateLines job={job} closing={closing} />}
      {kind === 'card' && <PartLines parts={job.parts ?? []} closing={closing} />}
      {kind !== 'estimate' && kind !== 'card' && closing}
    </CounterPaper>
  );
}

type Closing = { closing: ReactNode };

/** What the customer is asked to agree to: as it was given to him, else as the job is priced now. */
function EstimateLines({ job, closing }: { job: ReturnType<typeof asJob> } & Closing) {
  const say = useSay();
  const { currency } = useBranch();
  const total = job.estimate_amount ?? job.total_amount ?? 0;
  const lines = linesOfEstimate({ ...job, total_amount: total });
  return (
    <LinesOfPaper
      head={[say(JOB_PAPER.workAndParts), say(JOB_PAPER.amount)]}
      rows={lines.map(({ title, quantity, amount }) => [
        `${quantityText(quantity)} × ${title}`,
        moneyText(amount, currency),
      ])}
      total={[say(JOB_PAPER.total), `${currency} ${moneyText(total, currency)}`]}
      closing={closing}
    />
  );
}

/** Which parts go in, for those who take them from the shelf; what they cost stands on no card. */
function PartLines({ parts, closing }: { parts: NonNullable<JobOnPaper['parts']> } & Closing) {
  const say = useSay();
  if (parts.length === 0) return closing;
  return (
    <LinesOfPaper
      head={[say(JOB_PAPER.parts), say(JOB_PAPER.quantity)]}
      rows={parts.map(({ product_name = '', quantity }) => [product_name, quantityText(quantity)])}
      closing={closing}
    />
  );
}

type Pair = readonly [name: string, figure: string];

/** Lines with a figure each; the last of them stay with what they come to and with what closes the paper. */
function LinesOfPaper(props: { head: Pair; rows: readonly Pair[]; total?: Pair } & Closing) {
  const { head, rows, total, closing } = props;
  const { before, last } = lastLines(rows);
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        <Pairs rows={before} />
      </tbody>
      <tbody data-closing>
        <Pairs rows={last} />
        {total && (
          <tr className={classes.total}>
            <th scope="row">{total[0]}</th>
            <td>
              <b>{total[1]}</b>
            </td>
          </tr>
        )}
        <tr>
          <td colSpan={2} className={classes.closing}>
            {closing}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Pairs({ rows }: { rows: readonly Pair[] }) {
  return rows.map(([name, figure], no) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part may stand on two lines
    <tr key={no}>
      <td>{name}</td>
      <td>{figure}</td>
    </tr>
  ));
}
