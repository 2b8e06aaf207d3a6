import type { Field } from '#core/fields/kind.ts';
import { choiceLook } from './choice/look.ts';
import { colorLook } from './color/look.ts';
import { dateLook } from './date/look.ts';
import { datetimeLook } from './datetime/look.ts';
import { emailLook } from './email/look.ts';
import { flagLook } from './flag/look.ts';
import type { FieldLook } from './look.ts';
import { moneyLook } from './money/look.ts';
import { numberLook } from './number/look.ts';
import { phoneLook } from './phone/look.ts';
import { quantityLook } from './quantity/look.ts';
import { refLook } from './ref/look.ts';
import { refsLook } from './refs/look.ts';
import { textLook } from './text/look.ts';
import { textsLook } from './texts/look.ts';
import { timeLook } from './time/look.ts';

/** The look of each kind of field. Kinds that are not here (pictures, lines, json) need a screen of their own. */
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
} as const;

/**
 * How a field is typed and shown, undefined for kinds that no generic screen can show. What a look calls typed is
 * known to that look alone: forms only carry it from its input to its `wire`.
 */
export function lookOf(field: Field): FieldLook<unknown> | undefined {
  const looks: Readonly<Record<string, unknown>> = LOOKS;
  return looks[field.kind.name] as FieldLook<unknown> | undefined;
}
