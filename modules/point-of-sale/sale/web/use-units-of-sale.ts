import { useQuery } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { saleUnitsAnswer } from '../sale-units.answer.ts';
import type { WireSale, WireSaleLine } from './wire-sale.ts';

/** Lines of a sale with the unit that their stock is kept in, asked for once a part of a packed unit has come back. */
export function useUnitsOfSale({ id, lines }: WireSale) {
  const { data } = useQuery({
    queryKey: ['sale', 'units', id],
    queryFn: () => ask(saleUnitsAnswer, withQuery('sale/units', { id })),
    enabled: lines.some(({ factor, returned_quantity }) => factor > 1 && returned_quantity > 0),
  });
  return (line: WireSaleLine) => ({
    ...line,
    base: data?.find(({ product_id }) => product_id === line.product_id)?.unit_of_measure,
  });
}
