import { type RefObject, useRef, useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { RECEIPT } from '../receipt.i18n.ts';
import { type PaperSize, ROLLS } from './paper-size.ts';
import { printPaper } from './print-receipt.ts';
import { shareReceipt } from './share-receipt.ts';

/** A receipt on screen and what one does with it. */
export interface Paper {
  /** Put it on the `ReceiptPaper`, which may stand anywhere, even out of sight. */
  ref: RefObject<HTMLElement | null>;
  size: PaperSize;
  /** Both rolls and the sheet of the branch. */
  sizes: readonly PaperSize[];
  choose(size: PaperSize): void;
  print(): Promise<void>;
  share(as: 'picture' | 'pdf', name: string): Promise<void>;
  /** While a picture is being drawn. */
  busy: boolean;
}

/** The paper of the branch: its receipt printer first, or its sheet alone. Printing and sharing take what stands on it at that moment. */
export function usePaper(of: 'receipt' | 'sheet' = 'receipt'): Paper {
  const say = useSay();
  const { branch_settings: settings } = useCurrentUser();
  const ref = useRef<HTMLElement>(null);
  const sheet = (settings.paper_size ?? 'A4') as PaperSize;
  const [size, choose] = useState(of === 'sheet' ? sheet : ((settings.printer_size ?? '80mm') as PaperSize));
  const [busy, setBusy] = useState(false);
  const withPaper = async (action: (paper: HTMLElement) => Promise<void>) => {
    if (!ref.current) return;
    setBusy(true);
    try {
      await action(ref.current);
    } catch (error) {
      showToast({ tone: 'error', title: say(RECEIPT.notMade), message: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  return {
    ref,
    size,
    sizes: of === 'sheet' ? [sheet] : [...ROLLS, sheet],
    choose,
    busy,
    print: () => withPaper((paper) => printPaper(paper, size)),
    share: (as, name) => withPaper((paper) => shareReceipt(paper, { size, as, name })),
  };
}
