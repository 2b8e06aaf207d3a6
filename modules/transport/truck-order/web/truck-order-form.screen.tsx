import type { FormFrame } from '#web-kit/form/form-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { truckOrder } from '../truck-order.entity.ts';
import { PlanningSide } from './planning-side.tsx';

/** The form of a trip, and beside it what helps to plan it. */
export default function TruckOrderFormScreen() {
  return <EntityScreens entity={truckOrder} kind="form" form={FRAME} />;
}

const FRAME: FormFrame = { Side: PlanningSide };
