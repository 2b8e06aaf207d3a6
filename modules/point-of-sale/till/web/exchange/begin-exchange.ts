import type { QueryClient } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { foundSaleAnswer } from '../../../exchange/found-sale.answer.ts';
import { sale as saleEntity } from '../../../sale/sale.entity.ts';
import { asSale } from '../../../sale/web/wire-sale.ts';
import { returnTermsAnswer } from '../../../sale-return/return-terms.answer.ts';
import type { Done, Till } from '../store/till.ts';

interface AtTill {
  client: QueryClient;
  till: Till;
}

/** Begins an exchange by the number or the code of a receipt, as it is typed or scanned; throws what the server refuses. */
export async function beginByReceipt(at: AtTill, text: string): Promise<Done> {
  const { id } = await ask(foundSaleAnswer, withQuery('sale/of-receipt', { text }));
  return beginExchange(at, id);
}

/** Begins an exchange in the cart in front: goods of this sale come back. */
export async function beginExchange({ client, till }: AtTill, id: string): Promise<Done> {
  const [row, terms] = await Promise.all([
    client.fetchQuery({ ...queriesOf(saleEntity).one(id), staleTime: 0 }),
    ask(returnTermsAnswer, withQuery('sale/return-terms', { id })),
  ]);
  const { number, date, customer_id, customer_name, lines, payments } = asSale(row);
  const { units, tills: _, ...money } = terms;
  const baseOf = (product: string) =>
    units.find(({ product_id }) => product_id === product)?.unit_of_measure ?? undefined;
  const drawerFirst = payments.toSorted((a, b) => Number(b.mode === 'cash') - Number(a.mode === 'cash'));
  return till.startExchange(
    {
      return_id: newId(),
      sale: {
        ...{ id, number, date, customer_id },
        lines: lines.map((line) => ({
          ...{ line_no: line.line_no, product_name: line.product_name, unit: line.unit },
          ...{ factor: line.factor, quantity: line.quantity, returned_quantity: line.returned_quantity },
          ...{ net_amount: line.net_amount, tax: line.tax, base: baseOf(line.product_id) },
        })),
        paid_into: drawerFirst.flatMap(({ account_id }) => account_id ?? []),
      },
      terms: money,
      back: [],
      way: null,
    },
    customer_id && customer_name ? { id: customer_id, name: customer_name } : null,
  );
}
