import { describe, expect, it } from 'vitest';
import { say } from '#core/i18n/language.ts';
import type { ListPage } from '#core/list-state.ts';
import { rangeText } from './page-range.ts';

const page = (part: Partial<ListPage>): ListPage => ({
  limit: 20,
  current_page: 1,
  total_pages: 1,
  next_page: null,
  previous_page: null,
  total: 0,
  data: [],
  ...part,
});
const inEnglish = (shown: ListPage) => rangeText(shown, (words, params) => say(words, 'en', params));

describe('the range of a list page', () => {
  it('counts from the first row of the page to its last', () => {
    expect(inEnglish(page({ total: 248, data: Array(20).fill({}) }))).toBe('1 to 20 of 248');
    expect(inEnglish(page({ total: 248, current_page: 13, data: Array(8).fill({}) }))).toBe(
      '241 to 248 of 248',
    );
  });

  it('says that there are more than were counted', () => {
    const capped = page({ total: 10_000, total_is_capped: true, current_page: 2, data: Array(20).fill({}) });
    expect(inEnglish(capped)).toBe('21 to 40 of 10,000+');
  });

  it('is nothing of nothing on an empty page', () => {
    expect(inEnglish(page({}))).toBe('0 to 0 of 0');
  });
});
