import type { Field } from '#core/fields/kind.ts';
import {
  type FilterGroup,
  type FilterOperator,
  type FilterPart,
  type FilterRule,
  isGroup,
  operatorsOf,
} from '#core/list-filter.ts';

/** A filter while it is being put together: amounts are still text, and a rule may lack its value. */
export interface DraftGroup {
  key: number;
  join: 'all' | 'any';
  parts: DraftPart[];
}

export interface DraftRule {
  key: number;
  field: string;
  is: FilterOperator;
  value: string | string[];
}

export type DraftPart = DraftRule | DraftGroup;

let lastKey = 0;
const nextKey = () => ++lastKey;

export function isDraftGroup(part: DraftPart): part is DraftGroup {
  return 'join' in part;
}

/** What the drawer begins with: the filter of the address, or an empty one. */
export function draftOf(filter: FilterGroup | null): DraftGroup {
  return filter ? groupDraft(filter) : emptyGroup('all');
}

export function emptyGroup(join: DraftGroup['join']): DraftGroup {
  return { key: nextKey(), join, parts: [] };
}

/** A new rule asks what is asked most of a field of that kind. */
export function ruleFor(field: string, kind: string): DraftRule {
  return { key: nextKey(), field, is: operatorsOf(kind)[0] ?? 'is', value: '' };
}

/** The finished part of a draft: rules that still lack their value are left out. */
export function filterOfDraft(draft: DraftGroup, fields: ReadonlyMap<string, Field>): FilterGroup {
  const parts = draft.parts.flatMap((part): FilterPart[] => {
    if (!isDraftGroup(part)) return finishedRule(part, fields.get(part.field));
    const group = filterOfDraft(part, fields);
    return group.parts.length > 0 ? [group] : [];
  });
  return { join: draft.join, parts };
}

/** A part taken out or put in place of another of the same key, however deep it stands. */
export function changePart(group: DraftGroup, key: number, changed: DraftPart | null): DraftGroup {
  const parts = group.parts.flatMap((part) => {
    if (part.key === key) return changed ? [changed] : [];
    return [isDraftGroup(part) ? changePart(part, key, changed) : part];
  });
  return { ...group, parts };
}

function groupDraft({ join, parts }: FilterGroup): DraftGroup {
  const drafts = parts.map((part) =>
    isGroup(part) ? groupDraft(part) : { key: nextKey(), ...part, value: typed(part.value) },
  );
  return { key: nextKey(), join, parts: drafts };
}

function typed(value: FilterRule['value']): string | string[] {
  return Array.isArray(value) ? value : String(value ?? '');
}

const NUMBERS = new Set(['money', 'quantity', 'integer', 'percent']);

function finishedRule({ field, is, value }: DraftRule, of: Field | undefined): FilterRule[] {
  if (!of) return [];
  if (is === 'empty' || is === 'filled') return [{ field, is }];
  if (value.length === 0) return [];
  if (Array.isArray(value)) return [{ field, is, value }];
  if (NUMBERS.has(of.kind.name)) return [{ field, is, value: Number(value) }];
  if (of.kind.name === 'flag') return [{ field, is, value: value === 'true' }];
  return value.trim() === '' ? [] : [{ field, is, value: value.trim() }];
}
