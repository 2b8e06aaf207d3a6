import { CHART } from '../ledger/chart.ts';
/** Whoever owes the business something or is owed; finance knows them by kind and id, their modules know the rest. */
export const PARTY_KINDS = ['customer', 'supplier'] as const;

export type PartyKind = (typeof PARTY_KINDS)[number];

/** Whether a line of the journal is of a party; one of an employee, such as an advance, is held by whoever gave it. */
export function isParty(kind: string): kind is PartyKind {
  return (PARTY_KINDS as readonly string[]).includes(kind);
}

/** The same of the lines of a statement: those of parties, and those of nobody. */
export const OF_PARTIES_IN_SQL = `(party_kind is null or party_kind in (${PARTY_KINDS.map((kind) => `'${kind}'`).join(', ')}))`;

/** Whoever stands on the other side of a debt or a payment. */
export interface Party {
  kind: PartyKind;
  id: string;
}

/** How the books stand with one kind of party. */
interface Standing {
  /** The accounts of the chart that are kept per party of the kind. */
  accounts: readonly string[];
  /** Of these the one that holds what was paid ahead. */
  deposits: string;
  /** The debts that its payments pay. */
  debts: 'debtor' | 'creditor';
  /** Which way the money of a payment goes. */
  pays: 'in' | 'out';
}

/** Customers owe for what they bought and pay in; suppliers are owed for what they delivered and are paid (accounting.md 4.1). */
export const PARTIES: Readonly<Record<PartyKind, Standing>> = {
  customer: {
    accounts: [CHART.customers, CHART.otherDebtors, CHART.customerDeposits],
    deposits: CHART.customerDeposits,
    debts: 'debtor',
    pays: 'in',
  },
  supplier: {
    accounts: [CHART.suppliers, CHART.accruedExpenses, CHART.otherCreditors, CHART.supplierAdvances],
    deposits: CHART.supplierAdvances,
    debts: 'creditor',
    pays: 'out',
  },
};

/** The accounts of the chart that are kept per party. */
export const PARTY_ACCOUNTS = Object.values(PARTIES).flatMap(({ accounts }) => accounts);

/** The columns by which debts, their history and payments name a party. */
export interface PartyColumns {
  customer_id: string | null;
  supplier_id: string | null;
}

/** The party that a row names; nobody where it names somebody who is neither customer nor supplier. */
export function partyOf(row: Readonly<Record<string, unknown>>): Party | null {
  const kind = PARTY_KINDS.find((one) => row[`${one}_id`]);
  return kind ? { kind, id: String(row[`${kind}_id`]) } : null;
}

/** A party as a row names it. */
export function partyColumns(party: Party | null): PartyColumns {
  return {
    customer_id: party?.kind === 'customer' ? party.id : null,
    supplier_id: party?.kind === 'supplier' ? party.id : null,
  };
}

/** A party as a line of the journal names it, where there is one. */
export function lineOfParty(row: Readonly<Record<string, unknown>>): { party?: Party } {
  const party = partyOf(row);
  return party ? { party } : {};
}
