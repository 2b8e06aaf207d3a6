import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { SheetProvider } from '../../receipt/web/sheet-provider.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceCards } from './invoice-cards.tsx';
import { InvoiceFigures } from './invoice-figures.tsx';
import { invoiceInView } from './invoice-on-screen.ts';
import { InvoiceSide } from './invoice-side.tsx';

/** One invoice: what is left to pay and until when, its items, what happened to it, and its paper. */
export default function InvoiceViewScreen() {
  return (
    <SheetProvider>
      <EntityScreens entity={invoiceInView} kind="view" view={FRAME} />
    </SheetProvider>
  );
}

const FRAME: ViewFrame = {
  Figures: InvoiceFigures,
  Cards: InvoiceCards,
  Side: InvoiceSide,
  Actions: InvoiceActions,
  printsItself: true,
};
