import type { AnyEntity } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { lookOf } from '../../fields/looks.ts';
import { type CountedWords, sayCounted } from '../../i18n/counted.ts';
import { useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { ARE_SO, BULK } from './bulk.words.ts';
import { type BulkOutcome, changedOf } from './use-bulk-edit.ts';

export interface BulkOutcomesProps {
  entity: AnyEntity;
  fieldKey: string;
  column: string;
  field: Field;
  outcomes: readonly BulkOutcome[];
  /** `12 rows will change.` or `12 rows were changed.` */
  changed: CountedWords;
}

/** How many rows change and what they held, and each row that does not with its reason. */
export function BulkOutcomes({ entity, fieldKey, column, field, outcomes, changed }: BulkOutcomesProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const Cell = field.target ? undefined : lookOf(field)?.Cell;
  const rows = changedOf(outcomes);
  const same = outcomes.filter(({ outcome }) => outcome === 'same').length;
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  const held = ({ id, version, before }: BulkOutcome) => {
    const value = before[column];
    if (value === null || value === undefined || value === '') return say(BULK.nothing);
    const row = { id, version, created_at: '', ...before };
    return Cell ? <Cell {...{ field, fieldKey, words, value, row }} /> : '…';
  };
  return (
    <Stack gap={3}>
      <p role="status">
        {sayCounted(say, changed, rows.length)} {same > 0 && sayCounted(say, ARE_SO, same)}
      </p>
      {refused.length > 0 && (
        <section aria-label={say(BULK.refused)}>
          <p>{say(BULK.refused)}</p>
          <Facts
            items={refused.slice(0, SHOWN).map(({ id, name, reason = '' }) => ({
              key: id,
              title: name || '…',
              value: reason,
            }))}
          />
          <Rest n={refused.length - SHOWN} />
        </section>
      )}
      {rows.length > 0 && !field.target && (
        <section aria-label={say(BULK.before)}>
          <p>{say(BULK.before)}</p>
          <Facts
            items={rows.slice(0, SHOWN).map((row) => ({ key: row.id, title: row.name, value: held(row) }))}
          />
          <Rest n={rows.length - SHOWN} />
        </section>
      )}
    </Stack>
  );
}

const SHOWN = 20;

function Rest({ n }: { n: number }) {
  const say = useSay();
  return n > 0 ? <p>{say(BULK.others, { n })}</p> : null;
}
