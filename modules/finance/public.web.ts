export { useBalanceAfter } from './account/web/use-balance-after.ts';
export { PayTheRest } from './debt/web/pay-the-rest.tsx';
export { useOpenDebtOf } from './debt/web/use-open-debt-of.ts';
export { plainAccountName } from './ledger/chart-in-plain-words.i18n.ts';
export { PartyStatement } from './statement/web/party-statement.tsx';
export { isClaimable } from './supplier-paper/supplier-paper.rules.ts';
