import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** A house with somebody at its desk, whose days pass as a test says. */
export interface Reception {
  shop: SellingShop;
  ask(call: string, body?: object): Promise<Answer>;
  made(entity: string, body: object): Promise<Json>;
  find(entity: string, id: string): Promise<Json>;
  step(name: string, id: string, said?: object): Promise<Answer>;
  /** A type with so many rooms of its own. */
  house(rooms: number, more?: object): Promise<{ type: string; rooms: string[] }>;
  /** What is made by a call that takes its id from the caller. */
  post(call: string, body: object): Promise<Answer>;
  pay(party_id: string, amount: number): Promise<Answer>;
  /** Opens the till of the shop; answers its shift. */
  openTill(): Promise<string>;
  inDays(days: number): string;
  nextDay(): Promise<void>;
  /** Lets time pass until the next full hour of that number, by the clock of the branch. */
  atHour(hour: number): Promise<void>;
  audit(business_day?: string): Promise<Answer>;
}

export async function openReception(settings: object): Promise<Reception> {
  const shop = await openSellingShop(settings);
  const manager = await anEmployee(shop.owner, [...ALL_PERMISSIONS], { branches: [shop.branch_id] });
  let desk: TestBrowser = await logIn(shop.system, manager.phone, manager.password);
  const keyed = () => ({ 'idempotency-key': newId() });
  const made = async (entity: string, body: object): Promise<Json> => {
    const answer = await desk.ask(`POST api/${entity}`, { body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.message;
  };
  let types = 0;
  const today = () =>
    shop.system.clock.now().toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });
  return {
    shop,
    ask: (call, body) => desk.ask(call, { ...(body ? { body } : {}), headers: keyed() }),
    made,
    find: async (entity, id) => (await desk.ask(`GET api/${entity}?id=${id}`)).body.message,
    // Guests of the tests come without papers; what that says is a test of its own.
    step: (name, id, said = {}) =>
      desk.ask(`PUT api/booking/${name}`, {
        body: { id, ...(name === 'check-in' ? { although_unknown: true } : {}), ...said },
        headers: keyed(),
      }),
    async house(rooms, more = {}) {
      types += 1;
      const type = String((await made('room-type', { name: `Type ${types}`, price: 85_000, ...more })).id);
      const ids: string[] = [];
      for (let place = 1; place <= rooms; place += 1)
        ids.push(String((await made('room', { number: `${types}0${place}`, room_type_id: type })).id));
      return { type, rooms: ids };
    },
    post: (call, body) => shop.make(call, body, desk),
    pay: (party_id, amount) => {
      const money = { account_id: shop.cash, mode: 'cash', amount };
      return shop.make('POST api/payment', { kind: 'customer', party_id, ...money }, desk);
    },
    async openTill() {
      const opened = await shop.make('POST api/shift/open', { account_id: shop.cash, float: 0 }, desk);
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
      return String(opened.body.message.id);
    },
    inDays: (days) => addDays(today(), days),
    async atHour(hour) {
      const time = shop.system.clock.now().toLocaleTimeString('en-GB', { timeZone: 'Africa/Dar_es_Salaam' });
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const wait = (hour * 60 - hours * 60 - minutes + 24 * 60) % (24 * 60);
      shop.system.clock.move(wait * 60_000);
      desk = await logIn(shop.system, manager.phone, manager.password);
    },
    async nextDay() {
      shop.system.clock.move(24 * 3_600_000);
      desk = await logIn(shop.system, manager.phone, manager.password);
    },
    audit: (business_day = today()) =>
      desk.ask('POST api/booking/night-audit', {
        body: { business_day },
        headers: keyed(),
      }),
  };
}
