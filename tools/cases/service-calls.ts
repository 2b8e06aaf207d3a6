import type { CaseAnswer } from './case-client.ts';
import { type CaseShop, firstBranch, NotGiven } from './case-shop.ts';
import { type GivenWorkshop, partsOf } from './service-case-file.ts';

type Row = Record<string, unknown>;

/** A workshop in which a case is played, and the job that its events speak of. */
export interface CaseWorkshop {
  shop: CaseShop;
  given: GivenWorkshop;
  type: string;
  customer: string;
  /** The job at hand; the next event that needs one takes one in where there is none. */
  job?: string;
  /** The jobs with appointments that events name. */
  appointments: Map<string, string>;
  /** How much of the part is promised to jobs, as it was looked at last. */
  reserved?: number;
  /** A job that was done before the story. */
  earlier?: string;
}

export async function takeIn(workshop: CaseWorkshop, beside: Row = {}): Promise<CaseAnswer> {
  const { given: begun, type, customer, shop } = workshop;
  const [product_id] = shop.products.values();
  const parts = partsOf(begun).map(({ quantity, price }) => ({ product_id, quantity, unit_price: price }));
  const answer = await ask(workshop, 'POST', 'api/service', {
    ...{ service_type_id: type, customer_id: customer, discount: begun.discount },
    ...(parts.length > 0 ? { parts } : {}),
    ...beside,
  });
  if (answer.done) workshop.job = String(answer.done.id);
  return answer;
}

export function step(workshop: CaseWorkshop, name: string, said: Row = {}): Promise<CaseAnswer> {
  return ask(workshop, 'PUT', `api/service/${name}`, { id: workshop.job, ...said });
}

/** The job at hand as the product shows it. */
export function jobOf(workshop: CaseWorkshop): Promise<Row> {
  return get(workshop, `api/service?id=${workshop.job}`);
}

export function get<T>({ shop }: Pick<CaseWorkshop, 'shop'>, path: string): Promise<T> {
  return shop.client.must<T>({ method: 'GET', path, branchId: firstBranch(shop) });
}

export function ask(
  { shop }: Pick<CaseWorkshop, 'shop'>,
  method: 'POST' | 'PUT',
  path: string,
  body: Row,
): Promise<CaseAnswer> {
  return shop.client.ask({ method, path, branchId: firstBranch(shop), body });
}

export function given({ done, refused }: CaseAnswer): Row {
  if (refused) throw new NotGiven(`${refused.status} ${refused.code}: ${refused.message}`);
  return done;
}
