import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { supplier } from '../supplier.entity.ts';
import { PricesPaid } from './prices-paid.tsx';
import { SupplierActions } from './supplier-actions.tsx';
import { SupplierCards, SupplierFigures } from './supplier-figures.tsx';

/** A supplier: what is owed, what was bought and paid, and the way to pay. */
export default function SupplierViewScreen() {
  return <EntityScreens entity={supplier} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Figures: SupplierFigures,
  Cards: SupplierCards,
  Side: PricesPaid,
  Actions: SupplierActions,
};
