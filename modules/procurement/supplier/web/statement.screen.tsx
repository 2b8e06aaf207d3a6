import { PartyStatement } from '#modules/finance/public.web.ts';
import { supplier } from '../supplier.entity.ts';
import { SUPPLIER } from './supplier.words.ts';

/** What a supplier was owed, each purchase and payment since, and what is owed now. */
export default function StatementScreen() {
  return <PartyStatement entity={supplier} path="/procurement/statement" back={SUPPLIER.back} />;
}
