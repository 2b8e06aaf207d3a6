import { describe, expect, test } from 'vitest';
import { e } from './conditions.ts';
import { defineStates } from './define-states.ts';
import {
  conditionsOf,
  countingStates,
  counts,
  countsInSql,
  hasUncounted,
  inStates,
  statesAfter,
  statesBefore,
  statesInSql,
} from './state-sets.ts';

const calm = { open: [], deleted: 'no', tone: 'neutral' } as const;
const states = defineStates({
  field: 'status',
  first: 'asked',
  states: {
    asked: { ...calm, books: 'nothing', to: { send: 'on road', call_off: 'off' } },
    'on road': { ...calm, books: 'posted', to: { receive: ['on road', 'here'], void: 'void' } },
    here: { ...calm, books: 'posted', to: { void: 'void' } },
    off: { ...calm, books: 'nothing', counts: false, to: {} },
    void: { ...calm, books: 'reversed', to: {} },
  },
  transitions: { send: {}, receive: {}, call_off: {}, void: {} },
});
const single = defineStates({
  first: 'posted',
  states: { posted: { ...calm, books: 'posted', to: {} } },
  transitions: {},
});

describe('of a table of states', () => {
  test('those count that were neither reversed nor called off', () => {
    expect(countingStates(states)).toEqual(['asked', 'on road', 'here']);
    expect(counts(states)).toEqual(e.and(e.ne('status', 'off'), e.ne('status', 'void')));
    expect(countsInSql(states, 'r')).toBe("r.status not in ('off', 'void')");
    expect(countsInSql(states)).toBe("status not in ('off', 'void')");
    expect(hasUncounted(states)).toBe(true);
  });

  test('where there is one state only, everything counts', () => {
    expect([countsInSql(single), hasUncounted(single)]).toEqual(['true', false]);
    expect(() => counts(single)).not.toThrow();
    expect(() => inStates(single, 'posted')).toThrow('one state only');
  });

  test('the states before and after transitions are asked for by their names', () => {
    expect(statesBefore(states, 'void')).toEqual(['on road', 'here']);
    expect(statesAfter(states, 'receive')).toEqual(['on road', 'here']);
    expect(statesAfter(states, 'call_off', 'void')).toEqual(['off', 'void']);
    expect(statesInSql(['on road', "Juma's"])).toBe("'on road', 'Juma''s'");
  });

  test('each state is a condition of the list, or those that are named', () => {
    const all = conditionsOf(states);
    expect(Object.keys(all)).toEqual(['asked', 'on_road', 'here', 'off', 'void']);
    expect(all.on_road()).toEqual(e.eq('status', 'on road'));
    expect(Object.keys(conditionsOf(states, 'void'))).toEqual(['void']);
    expect(inStates(states, 'asked', 'here')).toEqual(e.or(e.eq('status', 'asked'), e.eq('status', 'here')));
  });
});
