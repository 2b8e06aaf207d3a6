import { describe, expect, it } from 'vitest';
import { FILTER_BOUNDS, type FilterRule, readListFilter, rulesOf, writeListFilter } from './list-filter.ts';

const sugar: FilterRule = { field: 'name', is: 'contains', value: 'sugar' };
const dear: FilterRule = { field: 'selling_price', is: 'at_least', value: 1000.5 };

describe('a filter in an address', () => {
  it('may ask what stands in lines', () => {
    const lines = { join: 'all' as const, parts: [{ field: 'lines.product', is: 'filled' as const }] };
    expect(readListFilter(writeListFilter(lines))).toEqual(lines);
  });

  it('comes back as it was written', () => {
    const filter = { join: 'all' as const, parts: [sugar, { join: 'any' as const, parts: [dear, sugar] }] };
    expect(readListFilter(writeListFilter(filter))).toEqual(filter);
    expect(rulesOf(filter)).toEqual([sugar, dear, sugar]);
  });

  it('leaves no trace where no rule is left', () => {
    expect(writeListFilter({ join: 'any', parts: [{ join: 'all', parts: [] }] })).toBe('');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'name=sugar'],
    ['a list', '[]'],
    ['an empty group', '{"join":"all","parts":[]}'],
    ['another word for all', '{"join":"and","parts":[{"field":"name","is":"empty"}]}'],
    ['an unknown operator', '{"join":"all","parts":[{"field":"name","is":"like","value":"%"}]}'],
    ['a field that is no name', '{"join":"all","parts":[{"field":"name; drop table","is":"empty"}]}'],
    ['a field of a field of a field', '{"join":"all","parts":[{"field":"lines.product.name","is":"empty"}]}'],
    ['something beside', '{"join":"all","parts":[{"field":"name","is":"empty","sql":"1"}]}'],
    ['null for a value', '{"join":"all","parts":[{"field":"name","is":"is","value":null}]}'],
    ['a list of numbers', '{"join":"all","parts":[{"field":"type","is":"one_of","value":[1]}]}'],
    ['an empty list', '{"join":"all","parts":[{"field":"type","is":"one_of","value":[]}]}'],
  ])('is refused when it is %s', (_, text) => {
    expect(readListFilter(text)).toBeNull();
  });

  it('is refused beyond its bounds: depth, rules, values, length', () => {
    const inside = { join: 'any', parts: [sugar] };
    const three = { join: 'all', parts: [{ join: 'any', parts: [inside] }] };
    expect(readListFilter(JSON.stringify(three))).toBeNull();
    const rules = (n: number) => Array.from({ length: n }, () => sugar);
    const some = { join: 'all', parts: [{ join: 'any', parts: rules(19) }, sugar] };
    expect(readListFilter(JSON.stringify(some))).toEqual(some);
    expect(readListFilter(JSON.stringify({ ...some, parts: [...some.parts, sugar] }))).toBeNull();
    const values = Array.from({ length: FILTER_BOUNDS.values + 1 }, (_, n) => String(n));
    const many = { join: 'all', parts: [{ field: 'type', is: 'one_of', value: values }] };
    expect(readListFilter(JSON.stringify(many))).toBeNull();
    expect(readListFilter(`${' '.repeat(FILTER_BOUNDS.whole)}${JSON.stringify(inside)}`)).toBeNull();
  });
});
