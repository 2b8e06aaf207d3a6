import { readFile } from 'node:fs/promises';
import type { InitialShop } from './case-file.ts';
import type { Fields } from './message-calls.ts';

/** A case of jobs: one workshop, one customer, and one job at a time, which events do not name. */
export interface ServiceCase {
  id: string;
  title: string;
  given: GivenWorkshop;
  events: readonly ServiceEvent[];
  expected?: ServiceExpected;
}

export interface GivenWorkshop {
  branch?: { vat_registered: boolean; price_mode: 'inclusive' | 'exclusive' };
  service_type?: Fields;
  price?: number;
  discount?: number;
  part?: { name?: string; stock: number; stock_value?: number };
  parts?: readonly { quantity: number; price?: number }[];
  /** Paid ahead for each job before the story begins. */
  deposit?: number;
  estimate?: number;
  customer?: { credit_limit: number };
  /** A job that was done before, under whose warranty the story works. */
  job?: { done: string; warranty_days: number };
  appointments?: readonly Appointment[];
  /** Whole days on which a technician is away. */
  leave?: readonly { technician: string; day: string }[];
}

/** For when one of the two technicians is asked; later events may name it. */
export interface Appointment {
  id?: string;
  technician: string;
  from: string;
  to: string;
}

export interface ServiceEvent {
  do: string;
  at?: string;
  with?: Fields & {
    payments?: readonly { account: string; amount: number }[];
    account?: string;
    amount?: number;
    parts?: number;
    quantity?: number;
    charge?: number;
    total?: number;
    id?: string;
  };
  expect?: {
    journal?: readonly { date: string; lines: readonly JournalLine[] }[];
    state?: Fields;
    shows?: Fields;
    refused?: string;
  };
}

export interface JournalLine {
  account: string;
  debit: number;
  credit: number;
}

export interface ServiceExpected {
  lines?: readonly { amount: number; discount: number; net: number; vat: number; gross: number }[];
  account_movement?: Readonly<Record<string, number>>;
  all_accounts?: number;
  [figure: string]: unknown;
}

/** The cases of jobs in a file, by their ids; none where it has others. */
export async function readServiceCases(path: string, wanted: readonly string[] = []): Promise<ServiceCase[]> {
  const { cases = [] } = JSON.parse(await readFile(path, 'utf8')) as { cases?: ServiceCase[] };
  const ofJobs = cases.filter(({ id }) => id.startsWith('SW-'));
  return wanted.length > 0 ? ofJobs.filter(({ id }) => wanted.includes(id)) : ofJobs;
}

/** The day of a case whose events say none. */
export const DAY = '2026-12-08';

const TECHNICIANS = ['A', 'B'];

/** What a screen costs where a case tells only how many there are. */
const COST = 43_000;

/** The parts that a job of a case needs; cases that only say what lies in the store mean two at the usual price. */
export function partsOf({ part, parts, job }: GivenWorkshop): NonNullable<GivenWorkshop['parts']> {
  return parts ?? (part && !job ? [{ quantity: 2, price: 58_000 }] : []);
}

/** The workshop of a case, in the form in which stories begin. */
export function workshopOf({ branch, part, customer }: GivenWorkshop): InitialShop {
  const at = { branch: 'Workshop' };
  const name = part?.name ?? 'Part';
  return {
    date: '2026-12-01',
    branches: [
      {
        name: 'Workshop',
        vat_registered: branch?.vat_registered ?? true,
        tax_mode: branch?.price_mode ?? 'inclusive',
      },
    ],
    stores: [{ name: 'Store', ...at }],
    accounts: [
      { name: 'cash', type: 'cash in hand', ...at },
      { name: 'bank', type: 'bank', ...at },
      { name: 'mobile', type: 'mobile', provider: 'M-PESA', ...at },
    ],
    products: part ? [{ name, selling_price: 58_000 }] : [],
    stock: part
      ? [
          {
            product: name,
            store: 'Store',
            quantity: part.stock,
            value: part.stock_value ?? part.stock * COST,
          },
        ]
      : [],
    people: TECHNICIANS.map((name) => ({ name, permissions: ['modify_service', 'view_service'] })),
    customers: [{ name: 'Customer', ...(customer ? { credit_limit: customer.credit_limit } : {}) }],
  };
}
