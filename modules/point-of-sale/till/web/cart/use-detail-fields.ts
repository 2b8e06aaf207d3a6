import { useMemo } from 'react';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useCatalogue } from '../store/use-till.ts';

export type DetailField = 'date' | 'reference' | 'remarks' | 'store';

/** What may be written on a sale beside its lines: as the branch's switches and one's own rights say. */
export function useDetailFields(): ReadonlySet<DetailField> {
  const may = useMay()('back_date_sale');
  const { switches } = useBranch();
  const stores = useCatalogue().head?.stores.length ?? 0;
  return useMemo(() => {
    const fields = new Set<DetailField>();
    if (may) fields.add('date');
    if (switches.show_reference_on_sale === true) fields.add('reference');
    if (switches.show_invoice_note_on_sale === true) fields.add('remarks');
    if (switches.has_store === true && stores > 1) fields.add('store');
    return fields;
  }, [may, switches, stores]);
}
