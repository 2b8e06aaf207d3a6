/** What the modules after this one may call. */

export { isRemindedOn } from './truck/paper-reminders.rules.ts';
export { truckWords } from './truck/truck.i18n.ts';
export { SPENDING } from './truck-operation/truck-operation.rules.ts';
