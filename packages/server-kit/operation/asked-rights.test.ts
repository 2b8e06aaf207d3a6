import { describe, expect, it } from 'vitest';
import type { Registry } from '#core/define-module.ts';
import { asksOf, holdsToo, requireToo } from './asked-rights.ts';
import type { Actor } from './caller.ts';
import type { QueryOperation } from './operation.ts';

const actor = { account_type: 'user', permissions: new Set(['sells']) } as unknown as Actor;
const asks = { call: 'sale.checkout', rights: new Set(['sells', 'dates_back']) };

describe('rights that a call asks in some cases only', () => {
  it('is held, or refused', () => {
    expect(holdsToo({ actor, asks }, 'sells')).toBe(true);
    expect(() => requireToo({ actor, asks }, 'dates_back')).toThrow(
      expect.objectContaining({ code: 'permission_denied' }),
    );
  });

  it('is a mistake of the program where the definition does not name it, for whoever holds it too', () => {
    expect(() => holdsToo({ actor: { ...actor, account_type: 'onepos' }, asks }, 'lends')).toThrow(
      'sale.checkout asks lends',
    );
  });

  it('is asked of whoever calls outside of a call as well', () => {
    expect(holdsToo({ actor }, 'lends')).toBe(false);
  });

  it('is what the definition says of the registry that it is asked in', () => {
    const call = {
      ...{ name: 'import.list', permission: 'free_access' },
      sometimes: ({ entities }: Registry) => entities.map(({ permissions }) => permissions.create),
    } as unknown as QueryOperation;
    const registryOf = (create: string) =>
      ({ entities: [{ permissions: { create } }] }) as unknown as Registry;
    const [one, other] = [registryOf('makes_crates'), registryOf('makes_papers')];
    expect([...asksOf(call, one).rights]).toEqual(['free_access', 'makes_crates']);
    expect([...asksOf(call, other).rights]).toEqual(['free_access', 'makes_papers']);
    expect(asksOf(call, one)).toBe(asksOf(call, one));
  });
});
