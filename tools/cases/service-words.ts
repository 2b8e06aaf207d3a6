import { newId } from '#core/ids.ts';
import { appoint, appointAfterFirst, appointAlone, giveAppointments } from './appointment-words.ts';
import type { CaseAnswer } from './case-client.ts';
import type { CaseShop } from './case-shop.ts';
import { agreeByLink } from './job-by-link.ts';
import { ask, type CaseWorkshop, get, given, jobOf, step, takeIn } from './service-calls.ts';
import { DAY, type ServiceCase, type ServiceEvent } from './service-case-file.ts';

type Row = Record<string, unknown>;

/** What an event needs to have happened before it, and what it comes to. */
interface ServiceWord {
  /** What a job must have been through by itself, where the story did not tell. */
  needs?: 'pending' | 'in_progress' | 'done';
  /** Its job has the deposit that the case begins with. */
  ahead?: true;
  /** It speaks of another job than those before it. */
  anew?: true;
  say(workshop: CaseWorkshop, event: ServiceEvent): Promise<CaseAnswer>;
}

/** Of work whose price a case leaves out. */
const PRICE = 35_000;

const STEPS = ['pending', 'in_progress', 'done'];

const stepOf =
  (name: string): ServiceWord['say'] =>
  (workshop) =>
    step(workshop, name);

/** The events of jobs that the product knows, as the cases call them. */
export const SERVICE_WORDS: Readonly<Record<string, ServiceWord>> = {
  service: { anew: true, say: (workshop, event) => appoint(workshop, event.with ?? {}) },
  'service (alone)': { anew: true, say: (workshop, event) => appointAlone(workshop, event.with ?? {}) },
  'service (no times)': { anew: true, say: (workshop, event) => appoint(workshop, event.with ?? {}) },
  'service/cancel (the 09:00 job) then service': {
    say: (workshop, event) => appointAfterFirst(workshop, event.with ?? {}),
  },
  'service/estimate': {
    needs: 'pending',
    say: (workshop, { with: said = {} }) => step(workshop, 'estimate', { amount: said.amount }),
  },
  'service (link of the customer: accept)': { say: agreeByLink },
  // He opens it once more: nothing is left to answer.
  'service (link of the customer, used again)': { say: async () => ({ done: {} }) },
  'service/finish (total)': {
    anew: true,
    async say(workshop, { with: said = {} }) {
      given(await takeIn(workshop, { price: said.total }));
      given(await step(workshop, 'estimate', { amount: workshop.given.estimate }));
      for (const name of ['accept', 'start']) given(await step(workshop, name));
      return step(workshop, 'finish');
    },
  },
  // It waits since it was started: the story only looks at it.
  'service (waiting for parts)': { needs: 'in_progress', say: async () => ({ done: {} }) },
  'service/start (job 1)': { anew: true, say: startWithParts },
  'service/start (job 2)': { anew: true, say: startWithParts },
  'service/cancel (the first)': {
    async say(workshop) {
      workshop.job = workshop.appointments.get(STARTED_FIRST);
      return step(workshop, 'cancel', { reason: 'Not wanted' });
    },
  },
  // The story only looks at the board then.
  'service/start then board': { needs: 'in_progress', say: async () => ({ done: {} }) },
  'service/start': { needs: 'pending', say: stepOf('start') },
  'service/finish': { needs: 'in_progress', say: finish },
  'payment (of the service)': {
    async say(workshop, { with: said = {} }) {
      const row = await jobOf(workshop);
      const { debts } = await get<{ debts: { debt_id?: string; id: string }[] }>(
        workshop,
        `api/payment/owed?kind=customer&party_id=${workshop.customer}`,
      );
      return ask(workshop, 'POST', 'api/payment', {
        ...{ id: newId(), kind: 'customer', party_id: row.customer_id, mode: 'emoney' },
        ...{ amount: said.amount, account_id: accountOf(workshop, said.account), reference: newId() },
        debts: debts?.map(({ id }) => id),
      });
    },
  },
  'payment (deposit of the service)': {
    needs: 'pending',
    say: (workshop, { with: said = {} }) => payAhead(workshop, Number(said.amount), String(said.account)),
  },
  'service/collect': {
    needs: 'done',
    say: (workshop, { with: said = {} }) => step(workshop, 'collect', paidOf(workshop, said)),
  },
  'service/cancel (pending)': { anew: true, needs: 'pending', ahead: true, say: cancel },
  'service/cancel (in_progress, charge the diagnosis)': {
    ...{ anew: true, needs: 'in_progress', ahead: true, say: cancel },
  },
  'service (warranty of the job)': {
    anew: true,
    say: (workshop) => takeIn(workshop, { warranty_of_id: workshop.earlier }),
  },
  'service/cancel (done)': {
    anew: true,
    needs: 'done',
    say: (workshop) => step(workshop, 'cancel', { reason: 'Not wanted' }),
  },
  'service/return-part': {
    needs: 'done',
    say(workshop, { with: said = {} }) {
      const [product_id] = workshop.shop.products.values();
      return step(workshop, 'return-part', { product_id, quantity: said.quantity });
    },
  },
  'service/verify': { needs: 'done', say: stepOf('verify') },
  'service/unverify': { needs: 'done', say: stepOf('unverify') },
  'service/void': { needs: 'done', say: (workshop) => step(workshop, 'void', { reason: 'Wrong' }) },
  'PUT service (price)': { needs: 'done', say: (workshop) => change(workshop, { price: 1 }) },
};

/** Brings a job so far that the event can happen; what the story did not tell is no part of it. */
export async function prepare(
  workshop: CaseWorkshop,
  { needs, anew, ahead }: ServiceWord,
  said?: ServiceEvent,
): Promise<void> {
  if (anew) workshop.job = undefined;
  workshop.job = workshop.appointments.get(String(said?.with?.id)) ?? workshop.job;
  if (!needs) return;
  if (!workshop.job) given(await takeIn(workshop));
  if (ahead) given(await payAhead(workshop, workshop.given.deposit ?? 0, 'mobile'));
  const { status } = await jobOf(workshop);
  const steps = STEPS.slice(STEPS.indexOf(String(status)), STEPS.indexOf(needs));
  if (steps.includes('pending')) given(await step(workshop, 'start'));
  if (steps.includes('in_progress')) given(await step(workshop, 'finish'));
}

/** Opens the workshop of a case: its type of work, its customer and the job before the story. */
export async function openCaseWorkshop(shop: CaseShop, { given: begun, expected }: ServiceCase) {
  const customer = shop.customers.get('Customer') ?? '';
  const type = given(
    await ask({ shop }, 'POST', 'api/service-type', {
      ...{ name: 'Repair', price: begun.price ?? PRICE, warranty_days: begun.job?.warranty_days },
      // The commission that a case tells is that of 15 percent.
      ...(expected?.commission ? { commission: 15 } : {}),
      ...begun.service_type,
    }),
  );
  const appointments = new Map<string, string>();
  const workshop: CaseWorkshop = { shop, given: begun, type: String(type.id), customer, appointments };
  await giveAppointments(workshop);
  if (!begun.job) return workshop;
  shop.clock.next(begun.job.done);
  await prepare(workshop, { needs: 'done', say: stepOf('finish') });
  return { ...workshop, earlier: workshop.job, job: undefined };
}

/** What the story calls the job that was started first with its parts. */
const STARTED_FIRST = 'started first';

/** Takes in a job that needs so many of the part, and starts it. */
async function startWithParts(
  workshop: CaseWorkshop,
  { with: said = {} }: ServiceEvent,
): Promise<CaseAnswer> {
  const [product_id] = workshop.shop.products.values();
  const { id } = given(await takeIn(workshop, { parts: [{ product_id, quantity: said.parts }] }));
  if (!workshop.appointments.has(STARTED_FIRST)) workshop.appointments.set(STARTED_FIRST, String(id));
  return step(workshop, 'start');
}

async function finish(workshop: CaseWorkshop, { with: said = {} }: ServiceEvent): Promise<CaseAnswer> {
  const [product_id] = workshop.shop.products.values();
  if (said.parts) given(await change(workshop, { parts: [{ product_id, quantity: said.parts }] }));
  return step(workshop, 'finish', paidOf(workshop, said));
}

/** What is paid at once, as the dialogs of a job ask it. */
function paidOf(workshop: CaseWorkshop, { payments = [] }: NonNullable<ServiceEvent['with']>): Row {
  const [payment] = payments;
  if (!payment) return {};
  return { account_id: accountOf(workshop, payment.account), paid: payment.amount, reference: newId() };
}

function payAhead(workshop: CaseWorkshop, amount: number, account: string): Promise<CaseAnswer> {
  return step(workshop, 'take-deposit', {
    ...{ amount, account_id: accountOf(workshop, account), reference: newId() },
  });
}

function cancel(workshop: CaseWorkshop, { with: said = {} }: ServiceEvent): Promise<CaseAnswer> {
  return step(workshop, 'cancel', {
    ...{ reason: 'Not wanted', charge: said.charge, account_id: accountOf(workshop, said.account) },
  });
}

async function change(workshop: CaseWorkshop, body: Row): Promise<CaseAnswer> {
  const { version, id } = await jobOf(workshop);
  return ask(workshop, 'PUT', `api/service?id=${id}`, { version, ...body });
}

function accountOf({ shop }: CaseWorkshop, name: unknown): string | undefined {
  return shop.accounts.get(String(name))?.id;
}

/** The day of an event: that of its entries, else its own, else that on which goods come back or the story began. */
export function dayOf({ at, do: name, expect }: ServiceEvent): string {
  return expect?.journal?.[0]?.date ?? at?.slice(0, 10) ?? (LATER.has(name) ? '2026-12-09' : DAY);
}

const LATER = new Set(['service/return-part']);
