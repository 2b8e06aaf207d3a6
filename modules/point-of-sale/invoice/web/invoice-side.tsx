import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { PaperCard } from '../../receipt/web/paper-card.tsx';
import { useSheet } from '../../receipt/web/sheet-provider.tsx';
import { useReceipt } from '../../receipt/web/use-receipt.ts';
import { asInvoice, onPaper } from './wire-invoice.ts';

/** The paper of the invoice, as the customer gets it. */
export function InvoiceSide({ row }: RecordProps) {
  const paper = useSheet();
  const invoice = asInvoice(row);
  const receipt = useReceipt(onPaper(invoice), 0, {
    as: 'invoice',
    until: invoice.due_date,
    mark: invoice.standing === 'draft' || invoice.standing === 'void' ? invoice.standing : null,
  });
  return receipt && <PaperCard receipt={receipt} paper={paper} />;
}
