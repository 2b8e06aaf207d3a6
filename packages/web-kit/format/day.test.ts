import { describe, expect, it } from 'vitest';
import { dayText, instantText, momentText, wallClock } from './day.ts';

describe('days on the screen', () => {
  it('writes the day, the month in three letters and the year', () => {
    expect(dayText('2026-11-28', 'en')).toBe('28 Nov 2026');
    expect(dayText('2026-03-02', 'sw')).toBe('02 Mac 2026');
  });

  it('writes an instant in the zone of the branch, whatever the zone of the device', () => {
    expect(instantText('2026-11-28T22:42:00.000Z', 'en', 'Africa/Dar_es_Salaam')).toBe('29 Nov 2026, 01:42');
    expect(instantText('2026-11-28T00:05:00.000Z', 'en', 'UTC')).toBe('28 Nov 2026, 00:05');
  });

  it('says what calendar and clock on the wall say, across midnight', () => {
    expect(wallClock('2026-11-28T22:42:00.000Z', 'Africa/Dar_es_Salaam')).toEqual({
      day: '2026-11-29',
      time: '01:42',
    });
  });

  it('leaves out the day of an instant of today, as the clocks of the branch have it', () => {
    const now = new Date('2026-11-28T22:42:00.000Z');
    expect(momentText('2026-11-28T21:05:00.000Z', now, 'en', 'Africa/Dar_es_Salaam')).toBe('00:05');
    expect(momentText('2026-11-28T20:59:00.000Z', now, 'sw', 'Africa/Dar_es_Salaam')).toBe(
      '28 Nov 2026, 23:59',
    );
  });
});
