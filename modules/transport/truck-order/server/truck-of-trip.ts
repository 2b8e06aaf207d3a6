import { NoTruck } from '../../errors.ts';

/** The truck of a trip that goes. A draft may wait for one; all that is agreed has it. */
export function truckOf<T extends string>({ truck_id }: { truck_id: T | null }): T {
  if (!truck_id) throw NoTruck();
  return truck_id;
}
