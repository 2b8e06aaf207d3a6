import { useMemo, useState } from 'react';
import type { z } from 'zod';
import type { Typed } from './body-of.ts';
import type { Draft } from './drafts.ts';
import { useSavedDraft } from './use-draft.ts';

export interface TypedDraft<T extends Typed> {
  /** Which form, and of which record, if it is of one. */
  entity: string;
  record: string | null;
  /** What its inputs hold, without anything secret, as the schema says. */
  typed: T;
  schema: z.ZodType<T>;
  /** Whether that is something else than what was opened. */
  isTyped: boolean;
  /** Puts back what was typed before. */
  bring: (typed: T) => void;
}

/** The draft of a form of its own making, kept and offered as those of the shared forms are (docs/decisions/0028-drafts.md). */
export function useTypedDraft<T extends Typed>(form: TypedDraft<T>) {
  const { entity, record, typed, schema, isTyped, bring } = form;
  const text = isTyped ? JSON.stringify(typed) : null;
  const now = useMemo(
    () => (text === null ? null : { version: 0, typed: JSON.parse(text) as Typed, before: {} }),
    [text],
  );
  const [isRestored, setRestored] = useState(false);
  const draft = useSavedDraft({ entity, record }, now, (kept) => draftOfSchema(kept, schema));
  return {
    action: 'create' as const,
    unfinished: draft.offered?.at,
    goOn: () => {
      if (!draft.offered) return;
      bring(schema.parse(draft.offered.typed));
      setRestored(true);
      draft.choose();
    },
    discard: () => {
      draft.drop();
      draft.choose();
    },
    isRestored: isRestored && isTyped,
    drop: draft.drop,
  };
}

/** A draft that says what the form asks by now; none where it was typed into an older version of it. */
export function draftOfSchema(draft: Draft | undefined, schema: z.ZodType<Typed>): Draft | undefined {
  return draft && schema.safeParse(draft.typed).success ? draft : undefined;
}
