import type { SaleOnPaper } from '../sale-on-paper.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import classes from './stage.module.css';
import type { Paper } from './use-paper.ts';
import { useReceipt } from './use-receipt.ts';

export interface HiddenPaperProps {
  sale: SaleOnPaper;
  paper: Paper;
  /** 0 for the receipt itself. */
  copy?: number;
}

/** A receipt out of sight, for screens that print it without showing it, as the till does after a sale. */
export function HiddenPaper({ sale, paper, copy = 0 }: HiddenPaperProps) {
  const receipt = useReceipt(sale, copy);
  return (
    <div className={classes.aside} inert>
      {receipt && <ReceiptPaper ref={paper.ref} receipt={receipt} size={paper.size} />}
    </div>
  );
}
