/** What the modules after this one may call. */
export { SPENDING } from './truck-operation/truck-operation.rules.ts';
