import type { ReactNode } from 'react';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { PaperFoot } from '#ui/show/paper-foot.tsx';
import { PaperLines } from '#ui/show/paper-lines.tsx';
import { Sums } from '#ui/show/sums.tsx';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import type { RecordProps } from '../record/status-of.tsx';
import type { PaperLinesOf } from '../record/view-frame.ts';
import { usePage } from './use-page.ts';
import { usePaperFacts, usePaperLines, useSums } from './use-paper.tsx';

/** The paper of a document: its lines, under them the facts and the totals. */
export function PaperCard({ own, ...props }: RecordProps & { own?: PaperLinesOf | undefined }) {
  const { language } = useLanguage();
  const facts = usePaperFacts(props);
  const { lines, figures } = usePage(props.entity);
  const all = useSums(props);
  // One sum is the figure over it.
  const sums = all.length === 1 && figures.includes(all[0]?.key ?? '') ? [] : all;
  const of = lines === undefined ? null : props.row[lines];
  const hasLines = lines !== undefined && Array.isArray(of) && of.length > 0;
  if (!own && !hasLines && facts.length === 0 && sums.length === 0) return null;
  const title = hasLines ? columnTitle(lines, props.words, language) : props.words.one;
  const foot = (facts.length > 0 || sums.length > 0) && (
    <PaperFoot>
      {facts.length > 0 && <Facts look="paper" items={facts} />}
      {sums.length > 0 && <Sums sums={sums} />}
    </PaperFoot>
  );
  if (own)
    return (
      <OwnLines {...props} own={own}>
        {foot}
      </OwnLines>
    );
  return hasLines ? (
    <LinesCard {...props} fieldKey={lines} title={title}>
      {foot}
    </LinesCard>
  ) : (
    <Card title={title} flush>
      {foot}
    </Card>
  );
}

function OwnLines({ own, children, ...props }: RecordProps & { own: PaperLinesOf; children: ReactNode }) {
  const say = useSay();
  const { title, useLines, Action } = own;
  const lines = useLines(props.row);
  return (
    <Card title={say(title)} flush action={Action && <Action {...props} />}>
      <PaperLines label={say(title)} {...lines} />
      {children}
    </Card>
  );
}

function LinesCard({
  title,
  children,
  ...props
}: RecordProps & { fieldKey: string; title: string; children: ReactNode }) {
  const { note, ...lines } = usePaperLines(props);
  return (
    <Card
      title={title}
      flush
      note={note.map((one) => (
        <span key={one.key}>
          {one.title}: {one.value}{' '}
        </span>
      ))}
    >
      <PaperLines label={title} {...lines} />
      {children}
    </Card>
  );
}
