import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { truck } from '../truck.entity.ts';
import { FuelCard } from './fuel-card.tsx';

/** One truck, and what it goes on its fuel. */
export default function TruckViewScreen() {
  return <EntityScreens entity={truck} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = {
  Side: FuelCard,
  hasSide: ({ kind }, may) => kind !== 'trailer' && may(truckOperation.permissions.list),
};
