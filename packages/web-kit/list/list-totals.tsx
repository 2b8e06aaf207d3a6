import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ListState } from '#core/list-state.ts';
import { SumLine } from '#ui/list/sum-line.tsx';
import { type Filters, queriesOf } from '../api/queries.ts';
import { choiceText } from '../fields/choice/words.ts';
import { moneyText, quantityText } from '../format/number.ts';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { useBranch } from '../user/current-user.tsx';
import { LIST } from './list.words.ts';

export interface ListTotalsProps {
  entity: AnyEntity;
  state: ListState;
  filters: Filters;
}

/** What the rows of the whole list come to, whichever page is open; figures without right are absent. */
export function ListTotals({ entity, state, filters }: ListTotalsProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const { currency } = useBranch();
  const { data } = useQuery(queriesOf(entity).totals(state, filters));
  const { of = [], by } = entity.totals ?? {};
  const figureOf = (key: string, wire: number) =>
    entity.fields[key]?.kind.name === 'money' ? moneyText(wire, currency) : quantityText(wire);
  return data?.sums.map((sum) => {
    const kind = by ? choiceText(words, by, String(sum[by])) : '';
    const figures = of.flatMap((key) => {
      const wire = sum[key];
      // What was returned or written off stands between paid and left, where there is any.
      return typeof wire === 'number' && (wire !== 0 || key !== 'taken_off_amount')
        ? [{ key, title: words.fields[key] ?? key, figure: figureOf(key, wire) }]
        : [];
    });
    return (
      figures.length > 0 && (
        <SumLine key={kind} label={say(LIST.totals, { kind }).trim()} lead={kind} figures={figures} />
      )
    );
  });
}
