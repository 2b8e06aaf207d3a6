/** What the modules after this one may call. */

export { isRemindedOn } from './truck/paper-reminders.rules.ts';
export { stretchOfFillInSql } from './truck/server/stretches.ts';
export { truckWords } from './truck/truck.i18n.ts';
export { HELD_OF_TRIP } from './truck-operation/server/advances.ts';
export { SPENDING } from './truck-operation/truck-operation.rules.ts';
export { DISTANCE, FREIGHT, OWN_DISTANCE } from './truck-order/server/trip-figures-in-sql.ts';
