import { useQueryClient } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import { bodySchemaOf } from '#core/define-body.ts';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Transition } from '#core/define-states.ts';
import { problemsOf } from '#core/derive/schemas.ts';
import type { TransitionWords } from '#core/entity-words.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { newId } from '#core/ids.ts';
import { fieldsOfTransition } from '#core/said-of-transition.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '../api/client.ts';
import { problemText } from '../api/problem-text.ts';
import type { WireRow } from '../api/queries.ts';
import { Refused } from '../api/refused.ts';
import { lookOf } from '../fields/looks.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useBranch } from '../user/current-user.tsx';
import { useToday } from '../user/use-today.ts';
import { TransitionChoices } from './transition-choices.ts';

interface TransitionOf {
  entity: AnyEntity;
  row: WireRow;
  name: string;
  transition: Transition;
  said: TransitionWords;
}

type Sentences = Readonly<Record<string, string | undefined>>;

/**
 * The dialog of a transition: what is typed into it, what is wrong with that, and how it is sent. It closes once the
 * transition is made; a refusal leaves it open with everything typed, its sentence at the input that it speaks of.
 */
export function useTransition({ entity, row, name, transition, said }: TransitionOf) {
  const say = useSay();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const today = useToday();
  const { fields = {}, fieldsNeed = {}, offered = [] } = transition;
  const choices = use(TransitionChoices);
  const isAsked = ([key]: [string, unknown]) =>
    (!fieldsNeed[key] || Boolean(row[fieldsNeed[key]])) &&
    (!offered.includes(key) || (choices[key] ?? []).length > 0);
  const inputs = Object.entries(fields)
    .filter(isAsked)
    .map(([key, field]) => {
      const look = lookOf(field);
      if (!look) throw new Error(`${entity.name}.${name} asks for ${key}, which no input takes.`);
      return { key, column: columnOf(key, field), field, look };
    });
  // What the document says already is what a dialog begins with: the price agreed, the driver planned.
  const opened = () => ({
    reason: '',
    date: today,
    ...Object.fromEntries(
      inputs.map(({ key, column, field, look }) => [
        column,
        look.typed(row[column] ?? field.options.default, row, key),
      ]),
    ),
  });
  const [asking, setAsking] = useState(false);
  // Somebody may have put the question away while it was being answered.
  const isOpen = useRef(false);
  const open = (opens: boolean) => {
    isOpen.current = opens;
    setAsking(opens);
  };
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState<Record<string, unknown>>(opened);
  const [faults, setFaults] = useState<Sentences>({});
  const [refused, setRefused] = useState<string>();
  const [attempt, setAttempt] = useState(newId);

  const body = (all: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const own = inputs.map(({ column, look }) => [column, look.wire(all[column])] as const);
    const reason = String(all.reason).trim();
    return {
      id: row.id,
      ...Object.fromEntries(own.filter(([, wire]) => wire !== undefined)),
      ...(transition.reason && reason ? { reason } : {}),
      ...(all.date === today ? {} : { date: all.date }),
    };
  };
  const wrong = (sent: Record<string, unknown>): Sentences => {
    const read = bodySchemaOf(fieldsOfTransition(entity.name, transition), { currency }).safeParse(sent);
    const problems = read.error ? problemsOf(read.error) : {};
    return Object.fromEntries(
      Object.entries(problems).map(([key, problem]) => [key, sayProblem(problem, language)]),
    );
  };
  const isBlank = ({ column, field, look }: (typeof inputs)[number]) =>
    Boolean(field.options.required) && look.wire(typed[column]) === undefined;
  /** Sends what is typed, and what the question knows beside it; answers whether the step was made. */
  const run = async (known: Readonly<Record<string, unknown>> = {}): Promise<boolean> => {
    const sent = body({ ...typed, ...known });
    const found = wrong(sent);
    setFaults(found);
    if (Object.keys(found).length > 0) return false;
    setRefused(undefined);
    setBusy(true);
    try {
      await call('PUT', `${entity.name}/${name.replaceAll('_', '-')}`, {
        body: sent,
        idempotencyKey: attempt,
      });
      open(false);
      showToast({ tone: 'success', title: said.done });
      // Money, debts, documents and balances may have moved with it.
      await client.invalidateQueries();
      return true;
    } catch (error) {
      const fields = error instanceof Refused ? error.fields : {};
      setFaults(fields);
      const heard = ['reason', 'date', ...inputs.map(({ column }) => column)];
      if (Object.keys(fields).some((key) => heard.includes(key)) && isOpen.current) return false;
      const why = problemText(error, say);
      if (isOpen.current) setRefused(why);
      else showToast({ tone: 'error', title: why });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    asking,
    busy,
    inputs,
    typed,
    faults,
    /** Why it was refused, where that is of no input. */
    refused,
    /** Nothing is sent while what must be said is blank. */
    isIncomplete:
      inputs.some(isBlank) || (transition.reason === 'required' && String(typed.reason).trim() === ''),
    set: (column: string, value: unknown) => {
      setTyped((before) => ({ ...before, [column]: value }));
      setFaults({});
      setRefused(undefined);
      // A press that was not answered is the same press while nothing else is said.
      setAttempt(newId());
    },
    ask: () => {
      setTyped(opened());
      setFaults({});
      setRefused(undefined);
      setAttempt(newId());
      open(true);
    },
    cancel: () => open(false),
    run,
  };
}
