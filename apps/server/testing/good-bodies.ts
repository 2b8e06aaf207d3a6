import { OWNER_PASSWORD } from './people.ts';

/** What a body can name: rows of one business by their entity, its branch and its owner. */
export interface AtHand {
  ids: Readonly<Record<string, string>>;
  branchId: string;
  userId: string;
}

/**
 * What the schema of a call does not tell of a body that its command accepts, by the name of the operation. The tests
 * of every call (contract, rights, hostile input) make bodies from the schemas and lay these over them; a command whose
 * body they cannot make needs a line here and nothing else. Is there no row of its entity yet, this call makes it.
 */
export const GOOD_BODIES: Readonly<Record<string, (atHand: AtHand) => Record<string, unknown>>> = {
  'user.create': () => ({ password: 'Mlango-wa-3', account_type: 'employee' }),
  'user.change-password': () => ({ current_password: OWNER_PASSWORD, new_password: OWNER_PASSWORD }),
  'branch.change-settings': ({ branchId }) => ({
    id: branchId,
    primary_color: '#00ADD8',
    paper_size: 'A4',
    invoice_validity: 30,
    vat_rate: 18,
    vat_registered: false,
    day_starts_at: '00:00',
    remarks: 'x',
  }),
  'debt.create': () => ({ kind: 'creditor', person: 'Baraka', amount: 5 }),
  'user.login': () => ({ username: '255799999999', password: OWNER_PASSWORD }),
};
