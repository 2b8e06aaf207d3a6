import { use, useEffect, useEffectEvent } from 'react';
import { currencyCodes } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { isUndoing, stateOf, type Transition, targetsOf, transitionsFrom } from '#core/define-states.ts';
import type { TransitionWords, WordsOfOne } from '#core/entity-words.ts';
import type { Fields } from '#core/fields/kind.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { WireRow } from '../api/queries.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMay } from '../user/current-user.tsx';
import { useToday } from '../user/use-today.ts';
import { TransitionPosting } from './record-posting.tsx';
import type { RecordProps } from './status-of.tsx';
import { StepInput } from './step-input.tsx';
import { TransitionChoices } from './transition-choices.ts';
import { TransitionQuestions } from './transition-question.ts';
import { useTransition } from './use-transition.ts';
import { VERBS, verbIcon } from './verb-icon.ts';

const LONGEST_REASON = 500;

/** What this user may make of a document now. */
export interface Steps {
  /** What moves it on, where anything does. */
  next: string | undefined;
  /** What else goes on. */
  forward: readonly string[];
  /** What takes it back or gives it up. */
  back: readonly string[];
}

/** Those with a form or a place of their own are not among them. */
export function useSteps({ entity, row }: Pick<RecordProps, 'entity' | 'row'>): Steps {
  const may = useMay();
  const names = entity.states ? transitionsFrom(entity, row, may) : [];
  const shown = names.filter((name) => {
    const { hasForm, hasButton } = entity.states?.transitions[name] ?? {};
    return !hasForm && !hasButton;
  });
  const next = nextOf(entity, row, shown);
  return {
    next,
    // What ends it comes after what carries it on.
    forward: shown
      .filter((name) => name !== next && !isUndoing(entity, row, name))
      .toSorted((one, other) => Number(VERBS[one] === 'close') - Number(VERBS[other] === 'close')),
    back: shown.filter((name) => isUndoing(entity, row, name)),
  };
}

/** The step that moves a document on: the first into another state, else the first that takes nothing back. */
function nextOf(entity: AnyEntity, row: WireRow, names: readonly string[]): string | undefined {
  const forward = names.filter((name) => !isUndoing(entity, row, name));
  const now = stateOf(entity, row);
  const moves = (name: string) =>
    targetsOf(now?.to[name]).some((state) => entity.states?.states[state] !== now);
  return forward.find(moves) ?? forward[0];
}

interface TransitionProps {
  entity: AnyEntity;
  row: WireRow;
  words: WordsOfOne;
  name: string;
  /** What comes next with the document; so it is where a button stands alone. */
  isNext?: boolean;
}

/** Asks first, for a reason too and for what else the table wants said, and makes the transition. */
export function TransitionButton({ entity, row, words, name, isNext = true }: TransitionProps) {
  const { language } = useLanguage();
  const said = words.transitions?.[name];
  const transition = entity.states?.transitions[name];
  if (!said || !transition) throw new Error(`${entity.name}.${name} has no words in ${language}.`);
  return <Asked {...{ entity, row, words, name, isNext, said, transition }} />;
}

interface AskedProps extends TransitionProps {
  said: TransitionWords;
  transition: Transition;
}

/** The question of a step that was chosen elsewhere, such as in a menu; another choice is another question. */
export function StepQuestion({ entity, row, words, name }: TransitionProps) {
  const said = words.transitions?.[name];
  const transition = entity.states?.transitions[name];
  if (!said || !transition) return null;
  return <Chosen {...{ entity, row, words, name, said, transition }} />;
}

function Chosen(props: AskedProps) {
  const step = useTransition(props);
  const begin = useEffectEvent(step.ask);
  useEffect(() => begin(), []);
  return <Question {...props} step={step} />;
}

function Asked(props: AskedProps) {
  const { entity, row, name, isNext, said } = props;
  const step = useTransition(props);
  const takesBack = isUndoing(entity, row, name);
  return (
    <>
      <Button
        kind={isNext && (entity.page || entity.document) && !takesBack ? 'primary' : 'secondary'}
        {...(takesBack || isNext ? { icon: verbIcon(name, takesBack) } : {})}
        loading={step.busy}
        onClick={step.ask}
      >
        {said.button}
      </Button>
      <Question {...props} step={step} />
    </>
  );
}

interface QuestionProps extends AskedProps {
  step: ReturnType<typeof useTransition>;
}

function Question({ entity, row, words, name, said, transition, step }: QuestionProps) {
  const { reason: asks, dated, fields = {} } = transition;
  const may = useMay();
  const today = useToday();
  const choices = use(TransitionChoices);
  const Own = use(TransitionQuestions)[name];
  const takesBack = isUndoing(entity, row, name);
  const sign = verbIcon(name, takesBack);
  // What is paid in another currency is said in that.
  const paidIn = currencyCodes.find((code) => code === step.typed.currency);
  if (Own) return step.asking && <Own {...{ entity, row, words, name, said, step }} />;
  return (
    <ConfirmDialog
      opened={step.asking}
      title={said.title}
      body={said.body}
      confirm={said.button}
      icon={sign}
      danger={takesBack}
      loading={step.busy}
      refused={step.refused}
      incomplete={step.isIncomplete}
      onCancel={step.cancel}
      onConfirm={() => void step.run()}
    >
      {step.inputs.map(({ key }) => (
        <StepInput
          key={key}
          {...{ entity, row, name, words, said, step }}
          asked={key}
          options={choices[key]}
          currency={paidIn}
        />
      ))}
      {dated && may(dated) && (
        <DateInput
          label={said.date ?? ''}
          latest={today}
          value={String(step.typed.date)}
          error={step.faults.date}
          onChange={(day) => step.set('date', day || today)}
        />
      )}
      {asks && (
        <TextInput
          label={said.reason ?? ''}
          optional={asks === 'optional'}
          maxLength={LONGEST_REASON}
          value={String(step.typed.reason)}
          error={step.faults.reason}
          onChange={(reason) => step.set('reason', reason)}
        />
      )}
      {!asksMore(fields) && <TransitionPosting {...{ entity, row, name }} />}
    </ConfirmDialog>
  );
}

/** What must be said of a transition is not known beforehand, and so neither what it posts. */
function asksMore(fields: Fields): boolean {
  return Object.values(fields).some(({ options }) => options.required);
}
