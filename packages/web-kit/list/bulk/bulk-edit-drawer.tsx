import { useState } from 'react';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { bulkFields } from '#core/derive/bulk.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { lookOf } from '../../fields/looks.ts';
import { sayCounted } from '../../i18n/counted.ts';
import { useLanguage, useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { useActor, useBranch } from '../../user/current-user.tsx';
import { isSwitchedOn } from '../list-columns.tsx';
import { columnTitle } from '../sort-choices.ts';
import { BULK, CHANGE_ROWS, EDIT_ROWS, HAVE_CHANGED, WILL_CHANGE } from './bulk.words.ts';
import { BulkOutcomes } from './bulk-outcomes.tsx';
import { type BulkOutcome, changedOf, useBulkEdit } from './use-bulk-edit.ts';

export interface BulkEditDrawerProps {
  entity: AnyEntity;
  ids: readonly string[];
  phone: boolean;
  onClose: () => void;
}

/** One field of many rows: what is to stand there, what would become of each row, and what became of it. */
export default function BulkEditDrawer({ entity, ids, phone, onClose }: BulkEditDrawerProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const actor = useActor();
  const { switches } = useBranch();
  const fields = bulkFields(entity, actor).filter(
    ([, field]) => lookOf(field) && isSwitchedOn(field, switches),
  );
  const [key, setKey] = useState(fields[0]?.[0] ?? '');
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const [seen, setSeen] = useState<BulkOutcome[] | null>(null);
  const [done, setDone] = useState<BulkOutcome[] | null>(null);
  const [isUndone, setUndone] = useState(false);
  const { preview, apply, undo, running } = useBulkEdit(entity);
  const field = fields.find(([name]) => name === key)?.[1];
  const look = field && lookOf(field);
  if (!field || !look) return null;
  const column = columnOf(key, field);
  const value = key in typed ? typed[key] : look.blank;
  const wire = look.wire(value) ?? null;
  const changes = { [column]: wire };
  const common = { entity, fieldKey: key, column, field };
  const count = seen ? changedOf(seen).length : 0;
  const footer = done ? (
    <>
      {!isUndone && changedOf(done).length > 0 && (
        <Button
          icon="reset"
          loading={running}
          onClick={() =>
            void undo(done).then((outcomes) => {
              if (!outcomes) return;
              setDone(outcomes);
              setUndone(true);
            })
          }
        >
          {say(BULK.undo)}
        </Button>
      )}
      <Button kind="primary" onClick={onClose}>
        {say(BULK.close)}
      </Button>
    </>
  ) : seen ? (
    <>
      <Button onClick={() => setSeen(null)}>{say(BULK.back)}</Button>
      <Button
        kind="primary"
        loading={running}
        disabled={count === 0}
        onClick={() => void apply(changes, seen).then((outcomes) => outcomes && setDone(outcomes))}
      >
        {sayCounted(say, CHANGE_ROWS, count)}
      </Button>
    </>
  ) : (
    <Button
      kind="primary"
      loading={running}
      disabled={wire === null && field.options.required === true}
      onClick={() => void preview(changes, ids).then(setSeen)}
    >
      {say(BULK.preview)}
    </Button>
  );
  return (
    <Drawer
      opened
      onClose={onClose}
      title={sayCounted(say, EDIT_ROWS, ids.length)}
      side={phone ? 'bottom' : 'right'}
      footer={footer}
    >
      <Stack>
        {!seen && (
          <>
            <Select
              label={say(BULK.field)}
              value={key}
              onChange={setKey}
              options={fields.map(([name]) => ({ value: name, title: columnTitle(name, words, language) }))}
            />
            <look.Input
              key={key}
              id={`bulk-${key}`}
              field={field}
              fieldKey={key}
              words={words}
              label={say(BULK.value)}
              optional={false}
              {...(field.options.required ? {} : { hint: say(BULK.clears) })}
              value={value}
              onChange={(changed) => setTyped({ ...typed, [key]: changed })}
              onBlur={() => undefined}
            />
          </>
        )}
        {seen && !done && <BulkOutcomes {...common} outcomes={seen} changed={WILL_CHANGE} />}
        {done && <BulkOutcomes {...common} outcomes={done} changed={HAVE_CHANGED} />}
      </Stack>
    </Drawer>
  );
}
