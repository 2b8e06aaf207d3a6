import { say } from '#core/i18n/language.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { ON_THE_ROAD } from '../../truck-order/server/late-trips.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { locationBody } from '../location.body.ts';
import { truck } from '../truck.entity.ts';
import { TRUCK_TEXTS } from '../truck.words.ts';

/**
 * Says where a truck is: whoever may change trucks, and who drives it now or helps on its trip. What is told late, from a phone
 * without a network, does not replace what is newer, and nothing is said of what is still to come.
 */
export const tellLocation = defineCommand({
  name: 'truck.location',
  route: 'POST api/truck/location',
  permission: truckOrder.permissions.list,
  sometimes: [truck.permissions.modify],
  idempotency: 'none',
  fields: locationBody.fields,
  async run(context) {
    const { tx, actor, clock, input, language } = context;
    const before = await tx.lock(truck, input.truck_id);
    if (!holdsToo(context, truck.permissions.modify)) {
      const [driven] = await tx.query(
        `select from ${truckOrder.table} where truck_id = $1 and $2::uuid in (driver_id, helper_id) and status in (${ON_THE_ROAD})
           and deleted_at is null limit 1`,
        [before.id, actor.user_id],
      );
      if (!driven) throw PermissionDenied();
    }
    const now = clock.now();
    const at = input.at && input.at < now ? input.at : now;
    if (!before.located_at || before.located_at < at)
      await tx.save(truck, before, {
        ...{ current_location: input.place.trim(), located_at: at, located_by_id: actor.user_id },
      });
    return say(TRUCK_TEXTS.located, language);
  },
});
