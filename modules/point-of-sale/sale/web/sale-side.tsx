import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { PaperCard } from '../../receipt/web/paper-card.tsx';
import { useReceipt } from '../../receipt/web/use-receipt.ts';
import { useSalePaper } from './sale-paper.tsx';
import { asSale } from './wire-sale.ts';

/** The receipt of the sale, on the paper one chooses. */
export function SaleSide({ row }: RecordProps) {
  const { paper, copy } = useSalePaper();
  const receipt = useReceipt(asSale(row), copy);
  return receipt && <PaperCard receipt={receipt} paper={paper} />;
}
