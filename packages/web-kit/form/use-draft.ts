import { useEffect, useMemo, useState } from 'react';
import type { WireRow } from '../api/queries.ts';
import { useCurrentUser } from '../user/current-user.tsx';
import { bodyOf, type Typed } from './body-of.ts';
import { type Draft, type DraftPlace, dropDraft, saveDraft, savedDraft } from './drafts.ts';
import type { FormField } from './form-fields.ts';

export interface DraftedForm {
  entity: string;
  fields: readonly FormField[];
  row: WireRow | null;
  opened: Typed;
  typed: Typed;
  /** The columns that hold something else than what was opened. */
  changed: readonly string[];
  /** It is no draft, and leaves that of its entity as it is. */
  isDrafted: boolean;
}

/** The draft of a form over an entity: what may be kept of it, and whether what was kept still fits its fields. */
export function useDraft({ entity, fields, row, opened, typed, changed, isDrafted }: DraftedForm) {
  const now = useMemo(() => {
    const kept = draftedColumns(fields, changed);
    if (kept.length === 0) return null;
    return { version: row?.version ?? 0, typed: only(kept, typed), before: row ? only(kept, row) : {} };
  }, [fields, changed, typed, row]);
  const fitting = (draft: Draft | undefined) => fittingDraft(draft, fields, opened);
  return useSavedDraft({ entity, record: row?.id ?? null }, now, fitting, isDrafted);
}

/**
 * What was typed here before and not saved, for the user to choose, and the keeping of what is typed now, key by key, for nobody
 * knows when the power goes. `now` is nothing as long as nothing is typed, and another only where something else is typed.
 */
export function useSavedDraft(
  form: Pick<DraftPlace, 'entity' | 'record'>,
  now: Omit<Draft, 'at'> | null,
  fitting: (draft: Draft | undefined) => Draft | undefined,
  isDrafted = true,
) {
  const { id: user, branch_id: branch } = useCurrentUser();
  // Of the branch in which it was opened: while another is being loaded, nothing moves there.
  const [place] = useState<DraftPlace>(() => ({ user, branch, ...form }));
  const [offered, setOffered] = useState(() =>
    isDrafted ? fitting(savedDraft(place, Date.now())) : undefined,
  );
  useEffect(() => {
    // As long as the user has not chosen, the draft that is offered stays as it is.
    if (offered || !isDrafted) return;
    if (now) saveDraft(place, { at: new Date().toISOString(), ...now });
    else dropDraft(place);
  }, [offered, now, place, isDrafted]);
  return {
    offered,
    choose: () => setOffered(undefined),
    drop: () => {
      if (isDrafted) dropDraft(place);
    },
  };
}

/** Of some columns those that a draft may hold: no device keeps a password, nor what this user may not change. */
export function draftedColumns(fields: readonly FormField[], columns: readonly string[]): string[] {
  const free = fields.filter(({ locked, field }) => !locked && !field.options.secret);
  return columns.filter((column) => free.some((field) => field.column === column));
}

/** A draft with the fields that this user may still fill; nothing where it says what is there already or fits no longer. */
export function fittingDraft(
  draft: Draft | undefined,
  fields: readonly FormField[],
  opened: Typed,
): Draft | undefined {
  if (!draft) return undefined;
  const columns = draftedColumns(fields, Object.keys(draft.typed));
  const typed = only(columns, draft.typed);
  try {
    const says = (values: Typed) => JSON.stringify(bodyOf('update', fields, values));
    if (says({ ...opened, ...typed }) === says(opened)) return undefined;
  } catch {
    // Typed into an older version of the form, whose inputs held something else.
    return undefined;
  }
  return { ...draft, typed, before: only(columns, draft.before) };
}

function only(columns: readonly string[], values: Readonly<Record<string, unknown>>): Typed {
  return Object.fromEntries(columns.map((column) => [column, values[column]]));
}

/**
 * The record that a draft is typed over. Where somebody has saved another value of what was typed since, it is the older
 * one, so that saving asks which of them shall stand.
 */
export function baseOfDraft(row: WireRow, { version, before }: Draft): WireRow {
  const isOvertaken = Object.entries(before).some(
    ([column, value]) => JSON.stringify(value) !== JSON.stringify(row[column]),
  );
  return isOvertaken ? { ...row, ...before, version } : row;
}
