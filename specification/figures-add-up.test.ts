import { expect, test } from 'vitest';
import { pageOf } from '#core/document-page.ts';
import { registry } from '#modules/registry.ts';

const TAKEN_OFF = 'taken_off_amount';

/** Whatever is paid by and by: a total, what was paid of it and what is left. */
const paidByAndBy = registry.entities.filter(({ fields }) => fields.paid_amount && fields.remain_amount);

test('whatever is paid by and by says what else changed its remainder, to whoever may read what is left', () => {
  expect(paidByAndBy.length).toBeGreaterThan(8);
  for (const { name, fields } of paidByAndBy) {
    const field = fields[TAKEN_OFF];
    expect(field?.options.from, name).toBeDefined();
    expect(field?.options.read, name).toBe(fields.remain_amount?.options.read);
  }
});

test('where paid and left stand together, what was returned or written off stands with them', () => {
  for (const entity of paidByAndBy) {
    const { name, list, totals } = entity;
    const page = pageOf(entity, () => false);
    const places = {
      list: list.columns,
      totals: totals?.of ?? [],
      paper: page.totals.map(({ of }) => of),
    };
    for (const [place, keys] of Object.entries<readonly string[]>(places)) {
      const paid = keys.some((key) => key.startsWith('paid_'));
      if (!paid || !keys.includes('remain_amount')) continue;
      const apart = keys.includes('returned_amount') && keys.includes('written_off_amount');
      expect(keys.includes(TAKEN_OFF) || apart, `${place} of ${name}`).toBe(true);
    }
  }
});
