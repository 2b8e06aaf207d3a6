import { useSearch } from '@tanstack/react-router';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { SheetProvider } from '../../receipt/web/sheet-provider.tsx';
import { ConvertCard } from './convert-card.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { quoteOnScreen } from './quote-on-screen.ts';
import { QuoteSide } from './quote-side.tsx';
import { useMayConvert } from './use-may-convert.ts';
import { asQuote } from './wire-quote.ts';

/** One quote: what it offers and until when, what came of it, and its paper. */
export default function QuoteViewScreen() {
  return (
    <SheetProvider>
      <EntityScreens entity={quoteOnScreen} kind="view" view={FRAME} />
    </SheetProvider>
  );
}

function QuoteCards({ row }: RecordProps) {
  const { convert } = useSearch({ strict: false }) as { convert?: string };
  const mayConvert = useMayConvert(row);
  return convert && mayConvert ? <ConvertCard quote={asQuote(row)} /> : null;
}

const FRAME: ViewFrame = {
  Cards: QuoteCards,
  Side: QuoteSide,
  Actions: QuoteActions,
  printsItself: true,
};
