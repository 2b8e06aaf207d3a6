import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now, 'en');

describe('relative time (specification §9)', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [119, '1 minute ago'],
    [120, '2 minutes ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [7200, '2 hours ago'],
    [86_399, '23 hours ago'],
    [86_400, '1 day ago'],
    [172_800, '2 days ago'],
  ])('%i seconds: %s', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });

  it('takes a clock that runs ahead for now', () => {
    expect(ago(-30)).toBe('just now');
  });

  it('speaks Swahili', () => {
    expect(relativeTime('2026-11-20T09:00:00Z', now, 'sw')).toBe('saa 3 zilizopita');
  });
});
