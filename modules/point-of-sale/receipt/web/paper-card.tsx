import type { ReactNode } from 'react';
import { Segments } from '#ui/actions/segments.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { RECEIPT } from '../receipt.i18n.ts';
import classes from './paper-card.module.css';
import { isRoll, type PaperSize } from './paper-size.ts';
import { type DrawnReceipt, ReceiptPaper } from './receipt-paper.tsx';
import type { Paper } from './use-paper.ts';

export interface PaperCardProps {
  receipt: DrawnReceipt;
  paper: Paper;
  /** What it is called where it may lie on several papers; a receipt where left out. */
  title?: string;
  footer?: ReactNode;
}

/** The receipt beside its sale, as it will lie on the counter, on the paper one chooses. */
export function PaperCard({ receipt, paper, title, footer }: PaperCardProps) {
  const say = useSay();
  const { ref, size, sizes, choose } = paper;
  return (
    <Card
      title={sizes.length > 1 ? (title ?? say(RECEIPT.receipt)) : receipt.heading}
      flush
      footer={footer}
      action={
        sizes.length > 1 && (
          <Segments
            label={say(RECEIPT.paper)}
            value={size}
            onChange={(value) => choose(value as PaperSize)}
            items={sizes.map((value) => ({ value, title: value.replace('mm', ' mm') }))}
          />
        )
      }
    >
      <div className={classes.counter}>
        <div className={isRoll(size) ? undefined : classes.reduced} data-size={size}>
          <ReceiptPaper ref={ref} {...{ receipt, size }} />
        </div>
      </div>
    </Card>
  );
}
