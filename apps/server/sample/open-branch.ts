import { addDays } from '#core/business-day.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { actAs } from '#modules/session/public.ts';
import { createRow } from '#server-kit/command/create-row.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { CallContext } from '#server-kit/operation/context.ts';
import { numbersFrom } from './numbers.ts';
import {
  callerOf,
  type FoundedSample,
  type SampleBranch,
  type Stocked,
  type WantedSample,
} from './open-sample.ts';
import type { SamplePlace } from './people.ts';
import type { SampleCaller, SampleCalls } from './sample-calls.ts';

/** What the opening of each branch needs beside the branch. */
export interface SampleWork {
  context: CallContext;
  database: Database;
  calls: SampleCalls;
  wanted: WantedSample;
  founded: FoundedSample;
  seed: number;
  /** Business days before today on which it trades. */
  days: number;
  /** Today on the clock of the branches, `2026-11-20`. */
  day: string;
}

/** Sets one branch up: its switches, people, accounts, customers, goods and what lies in its store on the first day. */
export async function openSampleBranch(
  work: SampleWork,
  place: SamplePlace,
  index: number,
  { manager: managerRole, cashier: cashierRole } = usualRoles(work),
): Promise<SampleBranch> {
  const { calls, founded } = work;
  const owner = index === 0 ? founded.owner : await furtherBranch(work, place, index);
  const { branchId } = owner;
  await calls(owner, 'PUT api/branch/settings', {
    body: { id: branchId, barcode_scanning: true, products_can_expire: true, can_categorize_products: true },
  });
  const [store] = (await calls<{ data: { id: string }[] }>(owner, 'GET api/store/list')).data;
  const store_id = store?.id ?? '';
  const cash = await onlyCash(calls, owner);
  const account = async (provider: string, type: 'bank' | 'mobile', opening_balance: number) =>
    (await calls(owner, 'POST api/account', { body: { name: provider, provider, type, opening_balance } }))
      .id;
  const wallet = await account(place.wallet, 'mobile', 450_000);
  const bank = await account(place.bank, 'bank', 3_200_000);
  const employed = await employ(work, owner, { place, index, roles: [managerRole, cashierRole] });
  const [manager, ...cashiers] = employed.map(({ caller }) => caller);
  const customers: string[] = [];
  for (const [i, name] of place.customers.entries())
    customers.push(
      (
        await calls(owner, 'POST api/customer', {
          body: {
            ...{ name, phone_number: phoneAfter(work, 100 + index * 20 + i), credit_days: 14 + 7 * (i % 3) },
            ...{ region: place.region, district: place.district },
          },
        })
      ).id,
    );
  const goods = await stockUp(work, owner, place, index);
  return {
    place,
    owner,
    people: employed.map(({ id }) => id),
    manager: manager as SampleCaller,
    cashiers,
    store_id,
    cash,
    wallet,
    bank,
    customers,
    goods,
  };
}

/** The till of a branch. What lay ready beside it goes: the sample opens accounts that hold money from the first day. */
async function onlyCash(calls: SampleCalls, owner: SampleCaller): Promise<string> {
  const { data } = await calls<{ data: { id: string; type: string }[] }>(owner, 'GET api/account/list');
  const cash = data.find(({ type }) => type === 'cash in hand');
  const ids = data.filter((one) => one !== cash).map(({ id }) => id);
  if (ids.length > 0) await calls(owner, 'POST api/account/delete', { body: { ids } });
  return cash?.id ?? '';
}

async function furtherBranch(
  { calls, context, database, founded, wanted }: SampleWork,
  { name, abbreviation, region, district, trade }: SamplePlace,
  index: number,
): Promise<SampleCaller> {
  const phone_number = String(BigInt(wanted.owner_phone) + BigInt(90 + index));
  const body = { name, abbreviation, region, district, business_type: trade, phone_number };
  const { id } = await calls(founded.owner, 'POST api/branch', { body });
  return callerOf(context, database, wanted.owner_phone, id);
}

/** A number of the row that begins with that of the owner: login names are one of a kind in the whole installation. */
function phoneAfter({ wanted }: SampleWork, place: number): string {
  return String(BigInt(wanted.owner_phone) + BigInt(place));
}

/** The roles that managers and cashiers of the shops have. */
function usualRoles({ founded }: SampleWork): { manager: string; cashier: string } {
  return { manager: founded.managerRole, cashier: founded.cashierRole };
}

interface Staff {
  place: SamplePlace;
  index: number;
  /** That of the manager, and that of the others. */
  roles: readonly [string, string];
}

/** The manager and the cashiers of a branch, in that order. */
async function employ(
  work: SampleWork,
  owner: SampleCaller,
  { place: { manager, cashiers }, index, roles: [ofManager, ofOthers] }: Staff,
): Promise<{ id: string; caller: SampleCaller }[]> {
  const { context, database, founded, wanted } = work;
  const hirer = { businessId: founded.business_id, userId: founded.owner_id };
  const branch_id = owner.branchId;
  const employed: { id: string; caller: SampleCaller }[] = [];
  for (const [i, name] of [manager, ...cashiers].entries()) {
    const phone_number = phoneAfter(work, 1 + index * 10 + i);
    const role_id = i === 0 ? ofManager : ofOthers;
    const body = { name, phone_number, password: wanted.password, access: [{ branch_id, role_id }] };
    // A token gives nobody access, so the owner himself hires.
    const hired = await actAs(context, database, hirer, (inside) =>
      createRow(user, { ...inside, input: body }),
    );
    const caller = await callerOf(context, database, phone_number, branch_id);
    employed.push({ id: String(hired.id), caller });
  }
  return employed;
}

const SPARE = 1.25;

/** Categories and products with prices, barcodes and as much stock as the days will need, and a little more. */
async function stockUp(
  { calls, seed, days, day }: SampleWork,
  owner: SampleCaller,
  { goods }: SamplePlace,
  index: number,
): Promise<Stocked[]> {
  const numbers = numbersFrom(seed * 31 + index);
  const stocked: Stocked[] = [];
  for (const [name, kinds] of Object.entries(goods)) {
    const category_id = (await calls(owner, 'POST api/category', { body: { name } })).id;
    for (const good of kinds) {
      const needed = (good.pace * (days + 10)) / 10;
      const left = Math.ceil(needed * (SPARE + numbers.below(40) / 100));
      const code = `${index + 1}${String(stocked.length + 1).padStart(3, '0')}`;
      const body = {
        ...{ name: good.name, code, category_id, unit_of_measure: good.unit, barcodes: [barcodeOf(code)] },
        ...{ buying_price: good.buying, selling_price: good.selling, stock_alert: Math.ceil(good.pace) },
        ...{ opening_stock: left, opening_date: addDays(day, -days - 1) },
        ...(good.expires === undefined ? {} : { expire_date: addDays(day, good.expires) }),
      };
      stocked.push({ ...good, id: (await calls(owner, 'POST api/product', { body })).id, left });
    }
  }
  return stocked;
}

/** A barcode of thirteen digits of the range that shops give themselves, with its check digit. */
function barcodeOf(code: string): string {
  const digits = `2000000${code.padStart(5, '0')}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
