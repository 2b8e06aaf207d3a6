import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statementName } from './named-statements.ts';

describe('the name of a statement', () => {
  it('follows from its text alone, whatever a program asked before', () => {
    const asked = ['select 1', 'select 2'];
    const here = asked.map((text) => statementName(text, 0));
    const there = asked
      .toReversed()
      .map((text) => statementName(text, 0))
      .toReversed();
    expect(there).toEqual(here);
  });

  it('is never that of another text, and a new one after a migration', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(statementName(one, 0) === statementName(other, 0)).toBe(one === other);
        expect(statementName(one, 1)).not.toBe(statementName(one, 0));
      }),
    );
  });

  it('is one that PostgreSQL takes whole', () => {
    expect(statementName('select 1', 0)).toMatch(/^[0-9a-f]{20}$/);
  });
});
