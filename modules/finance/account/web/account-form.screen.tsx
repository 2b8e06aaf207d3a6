import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { account } from '../account.entity.ts';
import { LEDGER_PARENTS } from '../money-accounts.rules.ts';

/** Only places where money lies are opened by hand, so no other type is offered. */
const openedByHand = {
  ...account,
  fields: { ...account.fields, type: { ...account.fields.type, choices: Object.keys(LEDGER_PARENTS) } },
};

export default function AccountFormScreen() {
  return <EntityScreens entity={openedByHand} kind="form" />;
}
