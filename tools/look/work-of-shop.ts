// cspell:ignore Kubadili kioo Simu haiwaki Kusafisha Tecno
import type { Caller } from './fill-shop.ts';

/** One job waits, of another the work is done and part of it is paid. */
export async function repairThings(
  { create, change }: Caller,
  { customer, goods, cash }: { customer: string; goods: readonly string[]; cash: string },
): Promise<void> {
  const parts = [{ product_id: goods[0], quantity: 1 }];
  const terms = { duration: 60, warranty_days: 30, commission: 10 };
  const type = { name: 'Kubadili kioo', price: 35_000, ...terms, parts };
  const service_type_id = await create('service-type', type);
  await create('service-type', { name: 'Kusafisha', price: 10_000, price_per: 'hour' });
  const job = { service_type_id, customer_id: customer, item: 'Samsung A14', serial_number: 'R58T20A' };
  const done = await create('service', { ...job, condition: 'Kioo', accessories: 'SIM', discount: 2000 });
  await change('service/start', { id: done });
  await change('service/finish', { id: done, account_id: cash, paid: 20_000 });
  await create('service', {
    ...job,
    problem: 'Simu haiwaki',
    item: 'Tecno Spark 10',
    serial_number: 'TK1170',
  });
}
