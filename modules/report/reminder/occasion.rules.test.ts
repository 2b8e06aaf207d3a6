import { describe, expect, test } from 'vitest';
import {
  annually,
  beforeFeeEnds,
  daily,
  dailyForCustomers,
  localMoment,
  monthly,
  weekly,
} from './occasion.rules.ts';

const at = (day: string, time = '07:00') => ({ day, time });
const due = (day: string) => ({ day, isDue: true });
const past = (day: string) => ({ day, isDue: false });

test.each([
  ['2026-11-20T20:59:00Z', 'Africa/Dar_es_Salaam', '2026-11-20', '23:59'],
  ['2026-11-20T21:00:00Z', 'Africa/Dar_es_Salaam', '2026-11-21', '00:00'],
  ['2026-11-20T21:00:00Z', 'America/New_York', '2026-11-20', '16:00'],
  ['2026-11-20T21:00:00Z', 'Pacific/Auckland', '2026-11-21', '10:00'],
  ['2026-11-20T21:30:00Z', 'Asia/Kolkata', '2026-11-21', '03:00'],
])('%s in %s is %s %s', (now, zone, day, time) => {
  expect(localMoment(new Date(now), zone)).toEqual({ day, time });
});

describe('the last occasion', () => {
  test.each([
    ['before seven it is yesterday', daily, at('2026-11-21', '06:59'), due('2026-11-20')],
    ['at seven it is today', daily, at('2026-11-21'), due('2026-11-21')],
    ['a week begins on Monday', weekly, at('2026-11-16'), due('2026-11-16')],
    ['a minute before seven the last week counts', weekly, at('2026-11-16', '06:59'), past('2026-11-09')],
    ['on Sunday the Monday is six days ago', weekly, at('2026-11-22', '23:59'), due('2026-11-16')],
    ['a month begins on the first', monthly, at('2026-11-01'), due('2026-11-01')],
    ['six days late is still sent', monthly, at('2026-11-07'), due('2026-11-01')],
    ['a week late is over', monthly, at('2026-11-08'), past('2026-11-01')],
    [
      'on the first before seven it is the last month',
      monthly,
      at('2026-12-01', '06:59'),
      past('2026-11-01'),
    ],
    ['a year begins in January', annually, at('2027-01-01'), due('2027-01-01')],
    ['in November the year is long over', annually, at('2026-11-21'), past('2026-01-01')],
    ['customers sleep before nine', dailyForCustomers, at('2026-11-21', '08:59'), past('2026-11-20')],
    ['customers are reminded at nine', dailyForCustomers, at('2026-11-21', '09:00'), due('2026-11-21')],
    ['and not at night', dailyForCustomers, at('2026-11-21', '20:00'), past('2026-11-21')],
  ])('%s', (_, of, moment, expected) => expect(of(moment)).toEqual(expected));

  test('of a fee: seven, three and one day before its end, and on it', () => {
    const days = Array.from({ length: 12 }, (_, n) => at(`2026-11-${10 + n}`));
    expect(days.map((day) => beforeFeeEnds(day, '2026-11-18')?.day)).toEqual([
      ...[undefined, '2026-11-11', '2026-11-11', '2026-11-11', '2026-11-11', '2026-11-15', '2026-11-15'],
      ...['2026-11-17', '2026-11-18', '2026-11-18', '2026-11-18', '2026-11-18'],
    ]);
    expect(beforeFeeEnds(at('2026-11-11'), null)).toBeNull();
    expect(beforeFeeEnds(at('2026-11-25'), '2026-11-18')).toEqual(past('2026-11-18'));
  });
});
