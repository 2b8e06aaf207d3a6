import { f } from '#core/fields.ts';
import { statesAfter, statesBefore } from '#core/state-sets.ts';
import { foundByLink } from '#modules/session/public.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import type { TRIP_STANDINGS } from '../link.answer.ts';

/** Where his transport is, for whoever has its link. */
export const tripByLink = defineGuestCall({
  name: 'truck-order.by-link',
  route: 'GET api/truck-order/by-link',
  permission: 'guest',
  fields: { code: f.text({ required: true, max: 60 }) },
  async run(context) {
    const { database, clock } = context;
    const { found } = await foundByLink(context, 'trip', (code) => database.links.trip(code, clock.now()));
    const { status, ...trip } = found;
    return { ...trip, standing: standingOf(status) };
  },
});

type Standing = (typeof TRIP_STANDINGS)[number];

/** The states of a trip in the words of a customer. */
const STATES: readonly (readonly [Standing, readonly string[]])[] = [
  ['cancelled', statesAfter(truckOrderStates, 'cancel')],
  ['planned', statesBefore(truckOrderStates, 'confirm')],
  ['agreed', statesBefore(truckOrderStates, 'load')],
  ['loading', statesBefore(truckOrderStates, 'depart')],
  ['on_the_way', statesBefore(truckOrderStates, 'deliver')],
];

function standingOf(status: string): Standing {
  return STATES.find(([, states]) => states.includes(status))?.[0] ?? 'arrived';
}
