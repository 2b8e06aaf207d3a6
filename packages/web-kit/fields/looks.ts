import type { ComponentType } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { choiceLook } from './choice/look.ts';
import { colorLook } from './color/look.ts';
import { dateLook } from './date/look.ts';
import { datetimeLook } from './datetime/look.ts';
import { emailLook } from './email/look.ts';
import { flagLook } from './flag/look.ts';
import { imageLook } from './image/look.ts';
import { linePartsOf } from './lines/line-parts.ts';
import { linesLook } from './lines/look.ts';
import type { CellProps, FieldLook, InputProps } from './look.ts';
import { moneyLook } from './money/look.ts';
import { numberLook } from './number/look.ts';
import { phoneLook } from './phone/look.ts';
import { quantityLook } from './quantity/look.ts';
import { refLook } from './ref/look.ts';
import { refsLook } from './refs/look.ts';
import { textLook } from './text/look.ts';
import { textsLook } from './texts/look.ts';
import { timeLook } from './time/look.ts';

/** The look of each kind of field. Kinds that are not here (json) need a screen of their own. */
const LOOKS = {
  text: textLook,
  email: emailLook,
  phone: phoneLook,
  color: colorLook,
  money: moneyLook,
  quantity: quantityLook,
  integer: numberLook,
  percent: numberLook,
  date: dateLook,
  time: timeLook,
  datetime: datetimeLook,
  choice: choiceLook,
  flag: flagLook,
  ref: refLook,
  refs: refsLook,
  texts: textsLook,
  image: imageLook,
} as const;

/** Looks that belong to one field alone: of lines, made of their parts, and those that a screen has given. */
const ofField = new WeakMap<Field, FieldLook<unknown>>();

/**
 * How a field is typed and shown, undefined for kinds that no generic screen can show. What a look calls typed is
 * known to that look alone: forms only carry it from its input to its `wire`.
 */
export function lookOf(field: Field): FieldLook<unknown> | undefined {
  const own = ofField.get(field);
  if (own) return own;
  if (field.lines) {
    const made = linesLook(linePartsOf(field, lookOf)) as FieldLook<unknown>;
    ofField.set(field, made);
    return made;
  }
  const looks: Readonly<Record<string, unknown>> = LOOKS;
  return looks[field.kind.name] as FieldLook<unknown> | undefined;
}

/** What a screen of a module shows of a field in its own way; what it leaves out stays as the kind has it. */
export interface Dress extends Partial<Omit<FieldLook<unknown>, 'Input' | 'Cell' | 'align'>> {
  align?: 'right' | undefined;
  Input?: ComponentType<InputProps<never>>;
  Cell?: ComponentType<CellProps>;
}

/** The same definition with fields that look otherwise: the generic screens show it as they show every other. */
export function dressed(entity: AnyEntity, dresses: Readonly<Record<string, Dress>>): AnyEntity {
  return { ...entity, fields: { ...entity.fields, ...dressedFields(entity.fields, dresses) } };
}

/** The fields that get a dress; for those of lines, which are no entity. */
export function dressedFields(
  fields: Readonly<Record<string, Field>>,
  dresses: Readonly<Record<string, Dress>>,
): Record<string, Field> {
  const entries = Object.entries(dresses).flatMap(([key, dress]): [string, Field][] => {
    const field = fields[key];
    if (!field) return [];
    const copy = { ...field };
    ofField.set(copy, { ...(lookOf(field) ?? textLook), ...dress } as FieldLook<unknown>);
    return [[key, copy]];
  });
  return Object.fromEntries(entries);
}
