import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { PaperFoot } from '#ui/show/paper-foot.tsx';
import { PaperLines } from '#ui/show/paper-lines.tsx';
import { Sums } from '#ui/show/sums.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import type { RecordProps } from '../record/status-of.tsx';
import { usePage } from './use-page.ts';
import { usePaperFacts, usePaperLines, useSums } from './use-paper.tsx';

/** The paper of a document: its lines, under them the facts and the totals. */
export function PaperCard(props: RecordProps) {
  const { language } = useLanguage();
  const facts = usePaperFacts(props);
  const { lines, figures } = usePage(props.entity);
  const all = useSums(props);
  // One sum is the figure over it.
  const sums = all.length === 1 && figures.includes(all[0]?.key ?? '') ? [] : all;
  const hasLines = lines !== undefined && Array.isArray(props.row[lines]);
  if (!hasLines && facts.length === 0 && sums.length === 0) return null;
  const title = hasLines ? columnTitle(lines, props.words, language) : props.words.one;
  return (
    <Card title={title} flush>
      {hasLines && <Lines {...props} fieldKey={lines} label={title} />}
      {(facts.length > 0 || sums.length > 0) && (
        <PaperFoot>
          {facts.length > 0 && <Facts look="paper" items={facts} />}
          {sums.length > 0 && <Sums sums={sums} />}
        </PaperFoot>
      )}
    </Card>
  );
}

function Lines({ label, ...props }: RecordProps & { fieldKey: string; label: string }) {
  return <PaperLines label={label} {...usePaperLines(props)} />;
}
