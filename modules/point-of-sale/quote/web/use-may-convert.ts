import { isPossible } from '#core/define-states.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { quote } from '../quote.entity.ts';

/** Whether the user can make an invoice or a sale of what is left of a quote. */
export function useMayConvert(row: Readonly<Record<string, unknown>>): boolean {
  const may = useMay();
  return (
    isPossible(quote, row, 'convert') &&
    may(['convert_quote_to_invoice', 'view_quote']) &&
    (may('create_invoice') || may('create_sale'))
  );
}
