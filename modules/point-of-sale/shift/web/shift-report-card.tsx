import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Card } from '#ui/show/card.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import paperCard from '../../receipt/web/paper-card.module.css';
import { isRoll, type PaperSize, ROLLS, type Roll } from '../../receipt/web/paper-size.ts';
import roll from '../../receipt/web/receipt-roll.module.css';
import { usePaper } from '../../receipt/web/use-paper.ts';
import { letterheadOf } from '../../receipt/web/use-receipt.ts';
import { Loaded } from '../../tax-receipt/web/tax-receipt-paper.tsx';
import { type ShiftPaper, shiftPaper } from '../shift-report.rules.ts';
import { SHIFT_REPORT } from '../shift-report.words.ts';
import classes from './shift.module.css';
import { useShiftReport } from './use-shift-report.ts';

/** The report of a shift beside it, on the roll one chooses. */
export function ShiftReportCard({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { branch_settings: settings } = useCurrentUser();
  const { data: head } = useQuery(letterheadOf(useBranch().id));
  const paper = usePaper();
  const size = isRoll(paper.size) ? paper.size : '80mm';
  const report = useShiftReport(row);
  return (
    <Loaded query={report}>
      {(data) => {
        if (!head) return null;
        const set = shiftPaper(data, { head, settings, language });
        return (
          <Card
            title={set.heading}
            flush
            action={
              <Segments
                label={say(SHIFT_REPORT.paper)}
                value={size}
                onChange={(value) => paper.choose(value as PaperSize)}
                items={ROLLS.map((value) => ({ value, title: value.replace('mm', ' mm') }))}
              />
            }
            footer={
              <Button kind="primary" icon="print" onClick={() => void paper.print()}>
                {say(SHIFT_REPORT.print)}
              </Button>
            }
          >
            <div className={paperCard.counter}>
              <ShiftRoll ref={paper.ref} set={set} size={size} />
            </div>
          </Card>
        );
      }}
    </Loaded>
  );
}

function ShiftRoll({ set, size, ref }: { set: ShiftPaper; size: Roll; ref: Ref<HTMLElement> }) {
  const { seller, heading, number, parts, signed } = set;
  return (
    <article ref={ref} className={roll.roll} data-size={size} aria-label={`${heading}, ${size}`}>
      <h3>{seller.name.toUpperCase()}</h3>
      <p className={roll.centre}>{[...seller.address, ...seller.tax].join(', ')}</p>
      <hr />
      <Pair label={heading.toUpperCase()} amount={number} />
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a report do not move
        <div key={place}>
          {place > 0 && <hr />}
          {part.map(({ label, amount, isStrong }) => (
            <div key={label} className={isStrong ? roll.total : undefined}>
              <Pair label={isStrong ? label.toUpperCase() : label} amount={amount} />
            </div>
          ))}
        </div>
      ))}
      {signed.map((who) => (
        <p key={who} className={classes.signed}>
          {who}
        </p>
      ))}
    </article>
  );
}

function Pair({ label, amount }: { label: string; amount: string }) {
  return (
    <div className={roll.pair}>
      <span>{label}</span>
      <span>{amount}</span>
    </div>
  );
}
