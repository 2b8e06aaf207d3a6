import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { SheetProvider } from '../../receipt/web/sheet-provider.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { quoteOnScreen } from './quote-on-screen.ts';
import { QuoteSide } from './quote-side.tsx';

/** One quote: what it offers and until when, what came of it, and its paper. */
export default function QuoteViewScreen() {
  return (
    <SheetProvider>
      <EntityScreens entity={quoteOnScreen} kind="view" view={FRAME} />
    </SheetProvider>
  );
}

const FRAME: ViewFrame = { Side: QuoteSide, Actions: QuoteActions, printsItself: true };
