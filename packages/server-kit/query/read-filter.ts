import type { AnyEntity } from '#core/define-entity.ts';
import { filterableFields } from '#core/derive/filterable.ts';
import { isDay } from '#core/fields/dates.ts';
import { ProblemFound } from '#core/fields/issue.ts';
import type { Field } from '#core/fields/kind.ts';
import { readText } from '#core/fields/text.ts';
import { isId } from '#core/ids.ts';
import {
  type FilterGroup,
  type FilterPart,
  type FilterRule,
  isGroup,
  operatorsOf,
  readListFilter,
} from '#core/list-filter.ts';
import { isPeriod } from '#core/periods.ts';
import { partOfPhoneNumber } from '#core/phone-number.ts';
import { InvalidParameter } from '../http/errors.ts';
import type { InputScope } from '../operation/operation.ts';

/** A filter of which every rule names a field that the caller may read and asks what that field can answer. */
export interface CheckedGroup {
  join: FilterGroup['join'];
  parts: readonly (CheckedRule | CheckedGroup)[];
}

export interface CheckedRule {
  key: string;
  field: Field;
  is: FilterRule['is'];
  /** As the row holds it: minor units, thousandths. Days and periods stay as they are written. */
  value: unknown;
}

/** Reads the parameter `filter` of a list. Who may only choose rows has no filter, and knows of no field. */
export function readFilterTree(
  entity: AnyEntity,
  query: ReadonlyMap<string, string>,
  scope: InputScope,
): CheckedGroup | null {
  const text = query.get('filter') ?? '';
  if (text === '') return null;
  const filter = scope.isChoosing ? null : readListFilter(text);
  if (!filter) throw InvalidParameter({ name: 'filter' });
  const offered = new Map(filterableFields(entity, scope.actor));
  const check = (part: FilterPart): CheckedRule | CheckedGroup =>
    isGroup(part) ? checkGroup(part) : checkRule(part, offered.get(part.field), scope);
  const checkGroup = (group: FilterGroup): CheckedGroup => ({
    join: group.join,
    parts: group.parts.map(check),
  });
  return checkGroup(filter);
}

function checkRule({ field: key, is, value }: FilterRule, field: Field | undefined, scope: InputScope) {
  if (!field || !operatorsOf(field.kind.name).includes(is)) throw InvalidParameter({ name: key });
  if (is === 'empty' || is === 'filled') {
    if (value !== undefined) throw InvalidParameter({ name: key });
    return { key, field, is, value: null };
  }
  const read = readValue(field, value, is, scope);
  if (read === undefined) throw InvalidParameter({ name: key });
  return { key, field, is, value: read };
}

/** The value as its column holds it; undefined where it is none of the field's. */
function readValue(
  field: Field,
  value: FilterRule['value'],
  is: FilterRule['is'],
  scope: InputScope,
): unknown {
  switch (field.kind.name) {
    case 'date':
    case 'datetime':
      return (is === 'within' ? isPeriod(value) : typeof value === 'string' && isDay(value))
        ? value
        : undefined;
    case 'choice':
      return isListOf(value, (one) => field.choices?.includes(one) ?? false) ? value : undefined;
    case 'ref':
    case 'refs':
      return isListOf(value, isId) ? value : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'money':
    case 'quantity':
    case 'integer':
    case 'percent':
      return readNumber(field, value, scope);
    case 'phone': {
      const part = readWord(value);
      return part && (partOfPhoneNumber(part) || undefined);
    }
    default:
      return readWord(value);
  }
}

function isListOf(value: FilterRule['value'], fits: (one: string) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

/** Amounts are compared with amounts below zero, too, whatever the field itself may hold. */
function readNumber(field: Field, value: FilterRule['value'], { branch }: InputScope): unknown {
  const { kind } = field;
  const read = kind.schema({ kind, options: { min: -1_000_000_000 } }, branch).safeParse(value);
  return read.success ? read.data : undefined;
}

function readWord(value: FilterRule['value']): string | undefined {
  if (typeof value !== 'string') return undefined;
  const read = readText(value, { options: { max: 200 } } as Field);
  return read instanceof ProblemFound ? undefined : read;
}
