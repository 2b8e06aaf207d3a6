import type { FormFrame } from '#web-kit/form/form-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { truckOperation } from '../truck-operation.entity.ts';
import { needs } from '../truck-operation.rules.ts';

/** The form of an operation: only what its kind needs, and where its money comes from. */
export default function TruckOperationFormScreen() {
  return <EntityScreens entity={truckOperation} kind="form" form={FRAME} />;
}

const FRAME: FormFrame = {
  // Before a kind is chosen there is nothing to be said of money.
  shows: (field, typed) => (typed.kind ? needs(field, typed) : ALWAYS.includes(field)),
};

const ALWAYS = ['truck_order', 'truck', 'kind', 'date', 'odometer', 'current_location', 'remarks'];
