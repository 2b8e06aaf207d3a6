import { PartyStatement } from '#modules/finance/public.web.ts';
import { customer } from '../customer.entity.ts';
import { CUSTOMER } from './customer.words.ts';

/** What a customer owed, each sale and payment since, and what is owed now. */
export default function StatementScreen() {
  return <PartyStatement entity={customer} path="/customer/statement" back={CUSTOMER.back} />;
}
