import { instantOf } from '#core/local-time.ts';
import { customerId, documentId } from './case-names.ts';
import { ZONE } from './story-clock.ts';
import { DRIVERS, TRUCK } from './trip-story.ts';
import type { Spoken, SpokenCall } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** The call that makes a record. */
export function made(entity: string, body: Row): SpokenCall {
  return { call: { method: 'POST', path: `api/${entity}`, body }, document: { id: '', entity } };
}

/** A trip as a story tells it: its truck, its driver and its time, else those of the story. */
export async function tripOf({ shop, input, branchId }: Spoken): Promise<Row> {
  const {
    truck = TRUCK,
    way = 'way',
    driver = truck === TRUCK ? DRIVERS[0] : DRIVERS[1],
    from,
    to,
    given,
    price,
  } = input;
  const people = await shop.client.list<{ id: string; name: string }>('user', branchId);
  const cargos = cargosIn((given ?? {}) as Row);
  const loaded: { cargo_id: string }[] = [];
  for (const { customer, ...cargo } of cargos) {
    const body = { title: 'Bags', ...cargo, customer_id: customerId(shop, customer) };
    const { id } = await shop.client.must<{ id: string }>({ ...made('cargo', body).call, branchId });
    loaded.push({ cargo_id: id });
  }
  return {
    ...{ customer_id: customerId(shop, 'Azam Mills'), route_id: documentId(shop, way) },
    ...(truck ? { truck_id: documentId(shop, truck) } : {}),
    ...{ driver_id: people.find(({ name }) => name === driver)?.id },
    ...{ starts: momentOf(from), ends: momentOf(to), cargos: loaded },
    ...(price === undefined ? {} : { price }),
  };
}

/** What a story loads on its trip: its cargos, or a quantity of one thing at the price of the trip. */
function cargosIn({ cargos, quantity, price }: Row): readonly Row[] {
  if (cargos) return cargos as readonly Row[];
  return quantity ? [{ customer: 'Azam Mills', quantity, price }] : [];
}

/** A moment by the clock of the branch, as the wire has it. */
function momentOf(at: unknown): string {
  const [day = '', time = '00:00'] = String(at).split('T');
  return instantOf(day, time, ZONE).toISOString();
}
