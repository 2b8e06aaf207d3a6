import { createContext } from 'react';
import type { Currency } from '#core/currencies.ts';
import type { Field } from '#core/fields/kind.ts';
import { moneyOfWire } from '#core/money.ts';

/** A hook: the sentence under a record that money leaves, for so many minor units; undefined where there is none. */
export type UseLeavingHint = (id: string, leaving: bigint) => string | undefined;

/** By the name of the entity that a field names; the app hands them over, as it does with the definitions. */
export const LeavingHints = createContext<Readonly<Record<string, UseLeavingHint>>>({});

type Values = Readonly<Record<string, unknown>>;

/**
 * How much leaves what a field with `pays` names, in minor units: of each amount what is typed, else what the document says.
 * Nothing where the first of them is not known; the sentence says then what is there, and not what stays. Undefined where no
 * money leaves: nobody reads a balance under an account into which he is paid.
 */
export function leavingOf(
  { options: { pays, paysWhere = {} } }: Field,
  typed: Values,
  row: Values | null,
  currency: Currency,
): bigint | undefined {
  const saidOf = (key: string) =>
    [typed[key], row?.[key]].find((one) => one !== undefined && one !== null && one !== '');
  if (!pays || Object.entries(paysWhere).some(([key, some]) => !some.includes(String(saidOf(key)))))
    return undefined;
  const amounts = pays.map((said) => {
    const value = saidOf(said.replace('-', ''));
    const amount = moneyOfWire(Number(value ?? 0), currency) ?? 0n;
    return said.startsWith('-') ? -amount : amount;
  });
  const [first = 0n] = amounts;
  return first === 0n ? 0n : amounts.reduce((sum, amount) => sum + amount, 0n);
}
