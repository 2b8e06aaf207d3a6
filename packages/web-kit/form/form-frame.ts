import type { ComponentType } from 'react';
import type { Problems } from '#core/errors.ts';
import type { FieldGridProps } from '#ui/layout/form-layout.tsx';
import type { Body } from '../api/commands.ts';
import type { WireRow } from '../api/queries.ts';
import type { Typed } from './body-of.ts';
import type { FormField } from './form-fields.ts';
import type { Question } from './save-question.tsx';

/** What a part of a form knows; `useTyped` tells it what is being typed. */
export interface FormPartProps {
  /** The record that is changed, null while a new one is typed. */
  row: WireRow | null;
  /** The fields this user sees, in their order. */
  fields: readonly FormField[];
  /** Fills an input, by its column, as if it had been typed. */
  set: (column: string, value: unknown) => void;
}

/** Where the record of a form is read and saved, where that is not by the calls of its entity. */
export interface SavedByParent {
  read: () => Promise<WireRow>;
  /** Takes what was changed, by column. */
  save: (changes: Body) => Promise<WireRow>;
  /** The page that one comes from, where there is no other to go back to. */
  back: { href: string; name: string };
}

/** What the form of one entity has beside its fields; whatever is left out stays as every form has it. */
export interface FormFrame {
  /** What a new record begins with instead of the defaults of its fields, by column, as the server would send it. */
  starting?: Readonly<Record<string, unknown>> | undefined;
  /** The consequence of what is being typed, beside the fields. */
  Side?: ComponentType<FormPartProps>;
  /** In a panel over a page that stands below the first section; it is left out there otherwise. */
  isSideInPanel?: true;
  /** Whether a section is asked at all for what has been typed so far. */
  asks?: (section: string, typed: Typed) => boolean;
  /** Whether a field is asked at all for what has been typed so far. */
  shows?: (field: string, typed: Typed) => boolean;
  /** What looks like a mistake in what is typed, by column, where the definition cannot know; it stops nobody. */
  warns?: (typed: Typed) => Problems;
  /** What is asked before it is saved as it is typed; nothing where it may go without a word. */
  question?: (typed: Typed) => Question | null;
  /** What is done with a new record before its page opens, such as attaching what was photographed. */
  afterMade?: (row: WireRow) => Promise<void>;
  /** What follows from a change of a record, as it is left. */
  afterChanged?: (before: WireRow, after: WireRow) => void;
  savedByParent?: SavedByParent;
  /** Keys of fields that are seen here and not changed. */
  locked?: readonly string[];
  /** How the fields of a row stand beside each other. */
  grid?: (row: readonly FormField[]) => Omit<FieldGridProps, 'children'>;
}
