import { useQueries } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { isPosted, transitionsFrom } from '#core/define-states.ts';
import { barredBySteps, givesUp, moneyOf } from '#core/first-undone.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { queriesOf, type WireRow } from '../api/queries.ts';
import { moneyText } from '../format/number.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { usePaidBy } from '../page/use-paid-by.ts';
import { useRegistry } from '../screens/registry.tsx';
import { useActor, useBranch, useMay } from '../user/current-user.tsx';
import { relatedEntities } from './related-entities.ts';
import { relatedRows } from './related-rows.ts';
import type { RecordProps } from './status-of.tsx';
import { VIEW } from './view.words.ts';

/** A step that cannot be made yet, and what is undone first, in words. */
export interface BarredStep {
  name: string;
  first: string;
}

/**
 * Steps that take a document back and cannot be made yet: because of where it stands, of what was paid or written off of it, and
 * of documents that were added to it, as far as this user may see these.
 */
export function useBarred({ entity, row }: Pick<RecordProps, 'entity' | 'row'>): readonly BarredStep[] {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const registry = useRegistry();
  const wordsOf = (name: string) => registry.words(name)[language];
  const ending = givesUp(entity, row, may);
  const byMoney = useMoneyFirst({ entity, row }, ending.length > 0);
  const byDocuments = useDocumentsFirst({ entity, row }, ending);
  const own = barredBySteps(entity, row, may).map(({ name, before }) => ({
    name,
    parts: before.map((step) => wordsOf(entity.name).transitions?.[step]?.button ?? step),
  }));
  const given = ending.map((name) => ({
    name,
    parts: [...byMoney, ...(byDocuments.get(name) ?? [])],
  }));
  return [...own, ...given]
    .filter(({ parts }) => parts.length > 0)
    .map(({ name, parts }) => ({ name, first: say(VIEW.firstUndo, { what: parts.join(', ') }) }));
}

type OfRecord = Pick<RecordProps, 'entity' | 'row'>;

/** Payments and write-offs that stand in the way: payments that name it, and what happened to the debts that it left. */
function useMoneyFirst({ entity, row }: OfRecord, isAsked: boolean): string[] {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const { language } = useLanguage();
  const registry = useRegistry();
  const named = usePaidBy({ entity, row }).reduce((count, { rows }) => count + rows.length, 0);
  const sources = moneyOf(entity, row, (target) => registry.entity(target).payable === true);
  const debt = registry.entities.find(({ leftOpenBy }) => leftOpenBy !== undefined);
  const asked = debt && isAsked && may(debt.permissions.list) ? sources : [];
  const debts = useQueries({
    queries: asked.map((source_id) => queriesOf(debt as AnyEntity).list(DEFAULT_LIST_STATE, { source_id })),
  }).flatMap(({ data }) => data?.data ?? []);
  const paid = debts.reduce((sum, { paid_amount }) => sum + Number(paid_amount ?? 0), 0);
  const payments =
    named === 1 ? [say(VIEW.voidPayment)] : named > 1 ? [say(VIEW.voidPayments, { n: named })] : [];
  if (payments.length === 0 && paid > 0)
    payments.push(say(VIEW.voidPaid, { amount: moneyText(paid, currency) }));
  const others = debt
    ? debts.flatMap((one) => undoneOf(debt, one, may).map((step) => stepWords(step, debt)))
    : [];
  return entity.payable || sources.length > 0 ? [...payments, ...new Set(others)] : [];

  function stepWords(step: string, of: AnyEntity): string {
    return registry.words(of.name)[language].transitions?.[step]?.button ?? step;
  }
}

/** Steps back of a record for which there is something to take back: the write-off of a debt. */
function undoneOf(entity: AnyEntity, row: WireRow, may: (right: string) => boolean): string[] {
  return transitionsFrom(entity, row, may).filter((step) => {
    const { needs, takesBack } = entity.states?.transitions[step] ?? {};
    return takesBack && needs !== undefined;
  });
}

/** By step, documents that name this one and are taken back before it. */
function useDocumentsFirst(
  { entity, row }: OfRecord,
  steps: readonly string[],
): ReadonlyMap<string, string[]> {
  const say = useSay();
  const actor = useActor();
  const { switches } = useBranch();
  const { language } = useLanguage();
  const registry = useRegistry();
  const kindsOf = (step: string) => entity.states?.transitions[step]?.behind ?? [];
  const kinds = steps.flatMap(kindsOf);
  const related = relatedEntities(entity, registry.entities, actor, switches).filter((one) =>
    kinds.includes(one.entity.name),
  );
  const pages = useQueries({ queries: related.map((one) => relatedRows(one, row.id)) });
  const found = related.flatMap((one, place) =>
    (pages[place]?.data?.data ?? [])
      .filter((other) => isPosted(one.entity, other))
      .map((other) => ({
        kind: one.entity.name,
        text: say(VIEW.voidOne, {
          one: registry.words(one.entity.name)[language].lower,
          number: other[one.entity.title] ?? '',
        }),
      })),
  );
  return new Map(
    steps.map((step) => [
      step,
      found.filter(({ kind }) => kindsOf(step).includes(kind)).map(({ text }) => text),
    ]),
  );
}
