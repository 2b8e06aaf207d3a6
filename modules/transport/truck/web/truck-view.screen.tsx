import { Stack } from '#ui/layout/spacing.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truck } from '../truck.entity.ts';
import { DaysCard } from './days-card.tsx';
import { FuelCard } from './fuel-card.tsx';

/** One truck, what it goes on its fuel, and what it did on the last days. */
export default function TruckViewScreen() {
  return <EntityScreens entity={truck} kind="view" view={FRAME} />;
}

/** Its fuel, where it has a motor, and its last days. */
function Side(props: RecordProps) {
  const may = useMay();
  return (
    <Stack>
      {hasFuel(props.row, may) && <FuelCard {...props} />}
      {may(truckOrder.permissions.list) && <DaysCard {...props} />}
    </Stack>
  );
}

const hasFuel = ({ kind }: WireRow, may: (right: string) => boolean) =>
  kind !== 'trailer' && may(truckOperation.permissions.list);

const FRAME: ViewFrame = {
  Side,
  hasSide: (row, may) => hasFuel(row, may) || may(truckOrder.permissions.list),
};
