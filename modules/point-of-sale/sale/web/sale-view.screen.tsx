import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { SaleActions } from './sale-actions.tsx';
import { SaleCards } from './sale-cards.tsx';
import { SaleFigures } from './sale-figures.tsx';
import { saleInView } from './sale-on-screen.ts';
import { SalePaperProvider } from './sale-paper.tsx';
import { SaleSide } from './sale-side.tsx';

/** One sale: what it came to, its goods and payments, what happened to it, and its receipt. */
export default function SaleViewScreen() {
  return (
    <SalePaperProvider>
      <EntityScreens entity={saleInView} kind="view" view={FRAME} />
    </SalePaperProvider>
  );
}

const FRAME: ViewFrame = {
  Figures: SaleFigures,
  Cards: SaleCards,
  Side: SaleSide,
  Actions: SaleActions,
  printsItself: true,
};
