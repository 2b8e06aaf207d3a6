export { plainAccountName } from './ledger/chart-in-plain-words.i18n.ts';
