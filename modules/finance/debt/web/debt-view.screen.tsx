import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { debt } from '../debt.entity.ts';
import { PayDebt } from './pay-debt.tsx';

/** A debt: what was owed, paid and remains, its history, and the way to pay it. */
export default function DebtViewScreen() {
  return <EntityScreens entity={debt} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Pay: PayDebt };
