import { expect, test } from 'vitest';
import { pageOf } from '#core/document-page.ts';
import { registry } from '#modules/registry.ts';

/** A quantity stands on a page with the word of its unit, in one and in many (docs/decisions/0112). */
test('whatever a page counts in a unit has words for it behind a number, in both languages', () => {
  const silent = registry.entities.flatMap((entity) =>
    pageOf(entity, () => false).columns.flatMap(({ unit }) => {
      if (!unit) return [];
      const { en, sw } = registry.words(entity.name);
      return en.counted?.[unit] && sw.counted?.[unit] ? [] : [`${entity.name}.${unit}`];
    }),
  );
  expect(silent).toEqual([]);
});
