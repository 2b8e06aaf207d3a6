import { newId } from '#core/ids.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';
import type { OwingShop } from './owing-shop.ts';

export interface Rush {
  clients: number;
  paymentsOfEach: number;
  /** What each payment offers. */
  amount: number;
}

/** What many clients who pay one debt at once were answered. */
export interface Rushed {
  taken: number;
  refused: number;
  /** Answers that are neither, and what does not add up. */
  faults: string[];
}

/**
 * Lets many clients pay one debt of a person through its form at once, more than is owed in all: exactly what is owed is
 * taken, and the rest refused.
 */
export async function payOneDebt(shop: OwingShop, rush: Rush): Promise<Rushed> {
  const { clients, paymentsOfEach, amount } = rush;
  const owed = Math.floor((clients * paymentsOfEach) / 2) * amount;
  const loan = { kind: 'debtor', origin: 'loan', person: 'Baraka', account_id: shop.cash, amount: owed };
  const debt_id = (await shop.owner.ask('POST api/debt', { body: loan })).body.message.id;
  const told: Rushed = { taken: 0, refused: 0, faults: [] };
  await eachClient(rush, async () => {
    const body = { id: newId(), debt_id, amount, account_id: shop.cash, mode: 'cash' };
    const { status, body: answer } = await untilAnswered(() => shop.make('POST api/debt-history', body));
    if (status === 200) told.taken += amount;
    else if (answer.code === 'more_than_remains') told.refused += 1;
    else told.faults.push(`${status} ${JSON.stringify(answer)}`);
  });
  const debt = await shop.find('debt', debt_id);
  if (told.taken !== owed || debt.paid_amount !== owed || debt.remain_amount !== 0)
    told.faults.push(`${told.taken} taken, ${debt.paid_amount} paid of ${owed}`);
  return told;
}

/** Lets many clients pay for one customer at once: what is above the debts becomes a deposit, to the cent. */
export async function payOneCustomer(shop: OwingShop, rush: Rush): Promise<Rushed> {
  const { clients, paymentsOfEach, amount } = rush;
  const offered = clients * paymentsOfEach * amount;
  const customer = await shop.customer();
  const owed = Math.floor(offered / 3);
  await shop.owes(customer, owed, { due_date: '2030-01-01' });
  await shop.owes(customer, owed, {}, shop.other_branch);
  const told: Rushed = { taken: 0, refused: 0, faults: [] };
  await eachClient(rush, async () => {
    const id = newId();
    const { status, body } = await untilAnswered(() => shop.pay(customer, amount, { id }));
    if (status === 200) told.taken += amount;
    else told.faults.push(`${status} ${JSON.stringify(body)}`);
  });
  const { balance } = await shop.find('customer', customer);
  if (balance !== 2 * owed - offered)
    told.faults.push(`a balance of ${balance} after ${offered} for ${2 * owed}`);
  return told;
}

async function eachClient({ clients, paymentsOfEach }: Rush, pay: () => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let payment = 0; payment < paymentsOfEach; payment += 1) await pay();
    }),
  );
}
