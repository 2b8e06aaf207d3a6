import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '#core/ids.ts';
import { callForRow } from '#web-kit/api/answers.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { SaleOnPaper } from '../../../receipt/sale-on-paper.ts';
import { usePaper } from '../../../receipt/web/use-paper.ts';
import { useReceipt } from '../../../receipt/web/use-receipt.ts';
import { useTillUi } from '../ui-store/till-ui.ts';

/** The receipt of a completed sale: the first one is the receipt, every later one a copy that the server counts. */
export function useSoldPaper(sale: SaleOnPaper) {
  const say = useSay();
  const mayCopy = useMay()('print_sale');
  const paper = usePaper();
  const { again, toPrint, change } = useTillUi();
  const [copy, setCopy] = useState(0);
  const [isGiven, setGiven] = useState(again);
  // The first receipt belongs to the sale; only copies have a right of their own (permission map, print_sale).
  const may = !isGiven || mayCopy;
  const isReady = useReceipt(sale) !== undefined;
  const give = async (action: () => Promise<void>) => {
    if (isGiven) {
      try {
        const counted = { body: { id: sale.id }, idempotencyKey: newId() };
        const { copies } = await callForRow('PUT', 'sale/reprint', counted);
        // Printer and picture take what stands on the paper, so the mark must be there before.
        flushSync(() => setCopy(Number(copies)));
      } catch (error) {
        return change({ notice: { tone: 'danger', text: problemText(error, say) } });
      }
    }
    setGiven(true);
    await action();
  };
  const print = () => give(paper.print);
  const share = (as: 'picture' | 'pdf') => give(() => paper.share(as, sale.number));
  const latest = useRef(print);
  latest.current = print;
  useEffect(() => {
    if (!toPrint || !isReady || !may) return;
    change({ toPrint: false });
    void latest.current();
  }, [toPrint, isReady, may, change]);
  return { paper, copy, print, share, may };
}
