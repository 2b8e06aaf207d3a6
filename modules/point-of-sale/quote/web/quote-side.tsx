import { isPossible } from '#core/define-states.ts';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { PaperCard } from '../../receipt/web/paper-card.tsx';
import { useSheet } from '../../receipt/web/sheet-provider.tsx';
import { useReceipt } from '../../receipt/web/use-receipt.ts';
import { quote as quoteEntity } from '../quote.entity.ts';
import { asQuote, onPaper } from './wire-quote.ts';

/** The paper of the quote, as the customer gets it. */
export function QuoteSide({ row }: RecordProps) {
  const paper = useSheet();
  const quote = asQuote(row);
  const isDraft = isPossible(quoteEntity, row, 'send') && quote.number === null;
  const receipt = useReceipt(onPaper(quote), 0, {
    as: 'quote',
    until: quote.valid_until,
    mark: isDraft ? 'draft' : null,
  });
  return receipt && <PaperCard receipt={receipt} paper={paper} />;
}
