import { useCallback, useMemo, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import type { WireRow } from '../api/queries.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useActor, useBranch } from '../user/current-user.tsx';
import { bodyOf, changesOf, type Typed } from './body-of.ts';
import { type FormField, formSections, withLocked } from './form-fields.ts';
import type { FormFrame } from './form-frame.ts';
import { problemsOfBody } from './problems-of-body.ts';
import { baseOfDraft, useDraft } from './use-draft.ts';
import { useWarnings } from './use-warnings.ts';

/**
 * What a form knows: its sections, what is typed, and which sentence stands under which field. A field is looked at
 * when it is left, and then on every key once it has failed (ui.md §7). A new record begins with `starting`, as its form
 * frame has it, and with `begun`, which is typed already.
 */
export function useEntityForm(
  entity: AnyEntity,
  row: WireRow | null,
  { starting = NOTHING, begun = NOTHING, locked = NONE, isDrafted = true }: Begins = NOTHING,
) {
  const action = row ? 'update' : 'create';
  const actor = useActor();
  const { currency, switches } = useBranch();
  const { language } = useLanguage();
  const sections = useMemo(
    () => withLocked(formSections(entity, action, actor, switches), locked),
    [entity, action, actor, switches, locked],
  );
  const fields = useMemo(() => sections.flatMap(({ rows }) => rows.flat()), [sections]);
  const opened = useMemo(
    () => ({ ...openedValues(fields, row, starting), ...begun }),
    [fields, row, starting, begun],
  );
  const [typed, setTyped] = useState<Typed>(opened);
  /** The record as it was when what stands here was typed: a draft may be older than what is saved by now. */
  const [base, setBase] = useState(row);
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<Readonly<Record<string, string>>>({});
  const changes = useMemo(() => changesOf(fields, opened, typed), [fields, opened, typed]);
  const changed = useMemo(() => Object.keys(changes), [changes]);
  const isChanged = changed.length > 0;
  const found = useMemo(
    () => problemsOfBody(entity, action, bodyOf(action, fields, typed), currency),
    [entity, action, fields, typed, currency],
  );
  const draft = useDraft({ entity: entity.name, fields, row: base, opened, typed, changed, isDrafted });
  const [isRestored, setRestored] = useState(false);

  const warnings = useWarnings({ entity, fields, row, typed, changed });

  const errorOf = (column: string): string | undefined => {
    if (answered[column]) return answered[column];
    const problem = looked.has(column) ? found[column] : undefined;
    return problem && sayProblem(problem, language);
  };
  const set = useCallback(
    (column: string, value: unknown) => {
      setTyped((before) => ({ ...before, [column]: value }));
      // A confirmation answers what the server asked at another field.
      const isWord = fields.some((one) => one.column === column && one.field.options.once === 'each save');
      setAnswered(({ [column]: _, ...others }) => (isWord ? NO_SENTENCES : others));
    },
    [fields],
  );
  const look = useCallback((column: string) => setLooked((before) => new Set(before).add(column)), []);
  return {
    action,
    sections,
    fields,
    typed,
    changes,
    isChanged,
    base,
    /** When what may be gone on with was typed; nothing once that is chosen. */
    unfinished: draft.offered?.at,
    goOn: () => {
      if (!draft.offered) return;
      setTyped({ ...opened, ...draft.offered.typed });
      setBase(row && baseOfDraft(row, draft.offered));
      setRestored(true);
      draft.choose();
    },
    discard: () => {
      draft.drop();
      draft.choose();
    },
    isRestored: isRestored && isChanged,
    errorOf,
    /** Amber words under a field, which stop nobody. */
    warningOf: (column: string) => {
      const warning = warnings[column];
      return warning && sayProblem(warning, language);
    },
    /** The first field with a sentence under it; saving waits for it. */
    faulty: fields.find(({ column }) => errorOf(column) !== undefined),
    set,
    look,
    /** Before saving every field is looked at; answers whether all are in order. */
    lookAtAll: () => {
      setLooked(new Set(fields.map(({ column }) => column)));
      return fields.every(({ column }) => !found[column]);
    },
    /** The sentences that the server has about fields. */
    answer: setAnswered,
    body: () => bodyOf(action, fields, typed),
    reset: (values: Typed = opened) => {
      setTyped(values);
      setLooked(new Set());
      setAnswered({});
      setBase(row);
      draft.drop();
    },
    opened,
    forgetDraft: draft.drop,
  };
}

const NOTHING = {};
const NO_SENTENCES: Readonly<Record<string, string>> = {};

interface Begins {
  starting?: FormFrame['starting'];
  begun?: Typed | undefined;
  locked?: FormFrame['locked'];
  /** Whether what is typed stays on the device until it is saved. */
  isDrafted?: boolean;
}

const NONE: readonly string[] = [];

export type EntityForm = ReturnType<typeof useEntityForm>;

/** What the inputs hold when a form opens: the record, or what a new one starts with, defaults and blanks. */
function openedValues(
  fields: readonly FormField[],
  row: WireRow | null,
  starting: Readonly<Record<string, unknown>> = NOTHING,
): Typed {
  const empty = { id: '', version: 0, created_at: '' };
  return Object.fromEntries(
    fields.map(({ key, column, field, look }) => {
      const wire = row ? row[column] : (starting[column] ?? field.options.default);
      return [column, wire === undefined ? look.blank : look.typed(wire, row ?? empty, key)];
    }),
  );
}
