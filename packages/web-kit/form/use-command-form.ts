import { useRef, useState } from 'react';
import type { z } from 'zod';
import { type BodyDefinition, bodySchemaOf } from '#core/define-body.ts';
import { problemsOf } from '#core/derive/schemas.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { newId } from '#core/ids.ts';
import type { Body } from '../api/commands.ts';
import { problemText } from '../api/problem-text.ts';
import { Refused } from '../api/refused.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useBranch } from '../user/current-user.tsx';
import type { Typed } from './body-of.ts';
import { focusFirstFault } from './focus.ts';
import { draftSchemaOf, heldInDraft } from './typed-by-example.ts';
import { useRefusal } from './use-refusal.ts';
import { useTypedDraft } from './use-typed-draft.ts';

/** Sentences by key of the body. */
export type Faults = Readonly<Record<string, string | undefined>>;

export interface CommandFormOptions<T extends Typed, A> {
  /** Names the form, its inputs and its draft: `fee-payment`. */
  name: string;
  /** Of which record it is, where it is of one. */
  record?: string | null;
  /** What the command takes; its fields say what is wrong before anything is sent, and what is secret. */
  body: BodyDefinition;
  /** What people call the keys of the body. */
  labels: Readonly<Record<string, string>>;
  /** What the inputs hold when the form opens. */
  opened: T;
  /** The body as it is sent. Where the command makes a document, its id stands in it already. */
  wire: (typed: T, id: string) => Body;
  /** What else is wrong with what is typed, in words. */
  check?: (typed: T) => Faults;
  /** Sends it, under an id that stays the same for a second press and for a draft that is gone on with. */
  send: (body: Body, id: string) => Promise<A>;
  /** Says that it is done, and leaves or begins again. */
  done: (answer: A) => void;
  /** What a draft must look like. */
  schema: z.ZodType<Partial<T>>;
  /** Whether a sentence about a key of the body has an input to stand under. */
  hasInput: (key: string) => boolean;
  /** Brings what was found wrong onto the screen, where a form shows a part of itself at a time. */
  onRefused?: (faults: Faults) => void;
}

/** What the form of a command knows (`useBodyForm`): what is typed, what is wrong with it, its draft, and how it is sent. */
export function useCommandForm<T extends Typed, A>(options: CommandFormOptions<T, A>) {
  const { name, record = null, body, labels, opened, wire, check, send, done, hasInput } = options;
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const [id, setId] = useState(() => newId());
  const [start] = useState(opened);
  const [typed, setTyped] = useState<T>(opened);
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<Faults>({});
  const [saving, setSaving] = useState(false);
  const isDone = useRef(false);
  const refusal = useRefusal();
  const isTyped = JSON.stringify(typed) !== JSON.stringify(start);
  const [held, heldFirst] = [heldInDraft(body, typed), heldInDraft(body, start)];
  const isDrafted = JSON.stringify(held) !== JSON.stringify(heldFirst);
  const draft = useTypedDraft({
    ...{ entity: name, record, isTyped: isDrafted },
    typed: { id, typed: held },
    schema: draftSchemaOf(options.schema),
    bring: (kept) => {
      setId(kept.id);
      setTyped({ ...typed, ...kept.typed });
    },
  });
  const found = (): Faults => {
    const read = bodySchemaOf(body.fields, { currency }).safeParse(wire(typed, id));
    const problems = read.error ? problemsOf(read.error) : {};
    const said = Object.entries(problems).map(([key, problem]) => [key, sayProblem(problem, language)]);
    const more = Object.entries(check?.(typed) ?? {}).filter(([, sentence]) => sentence);
    return { ...Object.fromEntries(said), ...Object.fromEntries(more) };
  };
  // Asked by the inputs, when all that `wire` and `check` look at is there.
  let now: Faults | undefined;
  const faultOf = (key: string) => {
    if (answered[key] || !looked.has(key)) return answered[key];
    now ??= found();
    return now[key];
  };
  const change = (how: (before: T) => T) => {
    setTyped(how);
    setAnswered({});
  };
  const refuse = (faults: Faults) => {
    setAnswered(faults);
    options.onRefused?.(faults);
    focusFirstFault(name);
  };
  const save = async () => {
    const faults = found();
    setLooked(new Set([...Object.keys(labels), ...Object.keys(faults)]));
    if (Object.keys(faults).length > 0) return refuse(faults);
    refusal.forget();
    setSaving(true);
    try {
      const answer = await send(wire(typed, id), id);
      isDone.current = true;
      draft.drop();
      done(answer);
    } catch (error) {
      const fields = error instanceof Refused ? error.fields : {};
      // A sentence without an input of its own would be heard by nobody.
      if (!Object.keys(fields).every(hasInput) || Object.keys(fields).length === 0)
        refusal.tell(problemText(error, say));
      refuse(fields);
    } finally {
      setSaving(false);
    }
  };
  return {
    name,
    id,
    typed,
    set: (some: Partial<T>) => change((before) => ({ ...before, ...some })),
    isTyped,
    /** Whether leaving would lose something. */
    asksToLeave: () => isTyped && !isDone.current,
    draft,
    /** Whether a draft of it stays on the device; what is secret leaves none. */
    isDrafted,
    saving,
    save,
    faultOf,
    /** The input of a key was left, so what is wrong with it is said from now on. */
    look: (key: string) => setLooked((before) => new Set(before).add(key)),
    /** The first key of the body with a sentence under it, as people call it. */
    faulty: () => Object.keys(labels).find((key) => faultOf(key) !== undefined),
    labels,
    /** What an input needs that holds a value of the same key. */
    field: <K extends keyof T & string>(key: K) => ({
      id: `${name}-${key}`,
      name: key,
      label: labels[key] ?? key,
      value: typed[key],
      error: faultOf(key),
      onChange: (value: T[K]) => change((before) => ({ ...before, [key]: value })),
      onBlur: () => setLooked((before) => new Set(before).add(key)),
    }),
    /** Begins again, in a form that stays open. */
    reset: () => {
      setTyped(start);
      setLooked(new Set());
      setAnswered({});
      isDone.current = false;
    },
  };
}

export type CommandFormState = Pick<
  ReturnType<typeof useCommandForm>,
  'name' | 'draft' | 'isDrafted' | 'saving' | 'save' | 'faulty' | 'labels' | 'isTyped' | 'asksToLeave'
>;
