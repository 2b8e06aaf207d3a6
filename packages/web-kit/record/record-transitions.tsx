import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { stateOf, targetsOf, transitionsFrom } from '#core/define-states.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { WireRow } from '../api/queries.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useRegistry } from '../screens/registry.tsx';
import { useMay } from '../user/current-user.tsx';
import { useToday } from '../user/use-today.ts';
import { TransitionPosting } from './record-posting.tsx';
import type { RecordProps } from './status-of.tsx';
import { useConfirmedAction } from './use-confirmed-action.ts';

const LONGEST_REASON = 500;

/** A button for each transition that this user may make of the document now; those with a form or a place of their own have none here. */
export function RecordTransitions({ entity, row, words }: RecordProps) {
  const may = useMay();
  if (!entity.states) return null;
  return transitionsFrom(entity, row, may)
    .filter((name) => {
      const { hasForm, hasButton } = entity.states?.transitions[name] ?? {};
      return !hasForm && !hasButton;
    })
    .map((name) => <TransitionButton key={name} {...{ entity, row, words, name }} />);
}

interface TransitionProps {
  entity: AnyEntity;
  row: WireRow;
  words: WordsOfOne;
  name: string;
}

/** Asks first, for a reason too where the table wants one, and makes the transition. */
export function TransitionButton({ entity, row, words, name }: TransitionProps) {
  const { language } = useLanguage();
  const registry = useRegistry();
  const said = words.transitions?.[name];
  const done = (of: 'en' | 'sw') => registry.words(entity.name)[of].transitions?.[name]?.done ?? '';
  const action = useConfirmedAction(`${entity.name}/${name.replaceAll('_', '-')}`, {
    en: done('en'),
    sw: done('sw'),
  });
  const [reason, setReason] = useState('');
  const { reason: asks, dated } = entity.states?.transitions[name] ?? {};
  const may = useMay();
  const today = useToday();
  const [date, setDate] = useState(today);
  const takesBack = isUndoing(entity, row, name);
  const isNext = Boolean(entity.page) && !takesBack;
  const text = reason.trim();
  if (!said) throw new Error(`${entity.name}.${name} has no words in ${language}.`);
  return (
    <>
      <Button
        kind={isNext ? 'primary' : 'secondary'}
        icon={takesBack ? 'undo' : 'check'}
        loading={action.busy}
        onClick={action.ask}
      >
        {said.button}
      </Button>
      <ConfirmDialog
        opened={action.asking}
        title={said.title}
        body={said.body}
        confirm={said.button}
        icon={takesBack ? 'undo' : 'check'}
        danger={takesBack}
        incomplete={asks === 'required' && !text}
        onCancel={action.cancel}
        onConfirm={() =>
          void action.run({
            id: row.id,
            ...(asks && text ? { reason: text } : {}),
            ...(date === today ? {} : { date }),
          })
        }
      >
        {dated && may(dated) && (
          <DateInput
            label={said.date ?? ''}
            latest={today}
            value={date}
            onChange={(day) => setDate(day || today)}
          />
        )}
        {asks && (
          <TextInput
            label={said.reason ?? ''}
            optional={asks === 'optional'}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={setReason}
          />
        )}
        <TransitionPosting {...{ entity, row, name }} />
      </ConfirmDialog>
    </>
  );
}

/** Whether a transition takes back what is posted, or gives a document up that is not. */
function isUndoing(entity: AnyEntity, row: WireRow, name: string): boolean {
  const now = stateOf(entity, row);
  const after = targetsOf(now?.to[name]).map((one) => entity.states?.states[one]);
  return (
    now?.books === 'posted' || after.some((one) => one?.deleted === 'yes' && Object.keys(one.to).length === 0)
  );
}
