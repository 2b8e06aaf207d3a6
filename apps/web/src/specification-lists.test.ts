import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LIST_STATE, LARGEST_LIMIT, pageSizeOptions } from '#core/list-state.ts';
import { registry } from '#modules/registry.ts';
import { showToast, toastStore } from '#ui/feedback/toast-store.ts';
import { numbersAt, pageNumbers } from '#ui/list/page-numbers.ts';
import { listPath } from '#web-kit/api/queries.ts';
import { DELETE } from '#web-kit/list/delete.words.ts';
import { readListState, writeListState } from '#web-kit/list/list-address.ts';

const { constants, errors, states } = JSON.parse(
  readFileSync(new URL('../../../specification/specification.json', import.meta.url), 'utf8'),
);
const lists = registry.entities.filter(({ calls }) => calls.includes('list'));

/** Page numbers, page sizes, toasts and the state of lists, each number as the specification has it. */
describe('lists by the specification', () => {
  it('begin with the state of section 4 and the page size of section 9', () => {
    expect(DEFAULT_LIST_STATE).toMatchObject(states.list_state_defaults);
    expect(DEFAULT_LIST_STATE.limit).toBe(constants.default_page_size);
  });

  it.each(lists)('$name has a plain address while it stands as it began', (entity) => {
    const plain = readListState({}, entity);
    const { condition, limit, page } = states.list_state_defaults;
    expect(plain).toMatchObject(states.list_state_defaults);
    expect(listPath(entity.name, plain, {})).toBe(
      `${entity.name}/list?condition=${condition}&sort=&order=1&limit=${limit}&page=${page}`,
    );
    expect(writeListState(plain, {}, entity)).toEqual({});
    const walked = { ...plain, page: 3, limit: 40, keyword: 'a' };
    expect(writeListState(walked, {}, entity)).toEqual({ page: '3', limit: '40', keyword: 'a' });
    expect(readListState(writeListState(walked, {}, entity), entity)).toEqual(walked);
  });

  it('offer multiples of the page size, and none is lost or there twice after another is chosen', () => {
    const { maximum, example } = constants.page_size_options;
    const sizes = pageSizeOptions(example.limit);
    expect([sizes[0], sizes.at(-1), sizes.length]).toEqual([example.first, example.last, example.count]);
    expect(LARGEST_LIMIT).toBe(maximum);
    const merged = pageSizeOptions(30, sizes);
    expect(merged).toEqual([...new Set(merged)].toSorted((a, b) => a - b));
    expect(merged).toEqual(expect.arrayContaining([...sizes, 30, 90, 990]));
    expect(merged.at(-1)).toBe(maximum);
  });

  it.each<{ width: number; up_to: number }>(constants.page_numbers.examples)(
    'show $up_to page numbers at $width px',
    ({ width, up_to }) => {
      expect(numbersAt(width)).toBe(up_to);
      for (const page of [1, 2, 15, 29, 30]) {
        const numbers = pageNumbers(page, 30, numbersAt(width));
        expect(numbers).toHaveLength(up_to);
        expect(numbers).toContain(page);
      }
    },
  );

  it('ask before deleting in the words of section 8', () => {
    const asked = errors.find(({ effect }: { effect: string }) => effect === 'delete confirmation');
    expect(DELETE.sure.en).toBe(asked.text);
  });
});

describe('toasts by the specification', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('close after the time of section 9', () => {
    showToast({ tone: 'success', title: 'Saved' });
    vi.advanceTimersByTime(constants.toasts.close_after_ms - 1);
    expect(toastStore.read()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toastStore.read()).toHaveLength(0);
  });
});
