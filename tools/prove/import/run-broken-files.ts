import { importSheet, type Wizard } from '#server/testing/import-sheet.ts';
import { openShop } from '#server/testing/shop.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import { type BrokenSheet, brokenSheet } from './broken-sheets.ts';

export interface BrokenOutcome {
  files: number;
  rows: number;
  planted: number;
  /** Rows that landed once those at fault were left out. */
  landed: number;
  wrong: string[];
}

/** Files with faults in known places (complaint C11): each is named by sheet, row, column, value and rule, and nothing is half written. */
export async function runBrokenFiles(
  db: TestDatabase,
  { count, next }: { count: number; next: () => number },
): Promise<BrokenOutcome> {
  const shop = await openShop(db);
  await shop.create('category', { name: 'Vyakula' });
  const outcome: BrokenOutcome = { files: 0, rows: 0, planted: 0, landed: 0, wrong: [] };
  const kept = async () => {
    const [row] = await db.adminQuery<{ kept: string }>(KEPT, [shop.business_id]);
    return row?.kept ?? '';
  };
  for (let number = 0; number < count; number += 1) {
    const made = await brokenSheet(next, number);
    const wizard: Wizard = { sheet: made.sheet, heading_row: made.headingRow, mapping: made.mapping };
    const before = await kept();
    const dry = await importSheet(shop, 'product', made.bytes, wizard, true);
    const faultyRows = [...new Set(made.faults.map(({ row }) => row))];
    const says = (what: string, is: unknown, want: unknown) => {
      if (JSON.stringify(is) !== JSON.stringify(want))
        outcome.wrong.push(
          `file ${number}: ${what} is ${JSON.stringify(is)}, not ${JSON.stringify(want)}`.slice(0, 600),
        );
    };
    says('the list of faults', told(dry.faults ?? []), told(made.faults));
    says(
      'the count',
      [dry.rows, dry.faulty, dry.to_create],
      [made.rows, faultyRows.length, made.rows - faultyRows.length],
    );
    if (faultyRows.length > 0) {
      const refused = await importSheet(shop, 'product', made.bytes, wizard).then(
        () => 'landed',
        (error: { code?: string; data?: { faulty?: number } }) => [error.code, error.data?.faulty],
      );
      says('the refusal', refused, ['import_refused', faultyRows.length]);
    }
    says('what is kept', await kept(), before);
    outcome.files += 1;
    outcome.rows += made.rows;
    outcome.planted += made.faults.length;
    if (faultyRows.length < made.rows)
      outcome.landed += await landTheRest(made, { ...wizard, leave_out: faultyRows });
  }
  return outcome;

  async function landTheRest(made: BrokenSheet, wizard: Wizard): Promise<number> {
    const { created = 0 } = await importSheet(shop, 'product', made.bytes, wizard);
    const want = made.rows - (wizard.leave_out?.length ?? 0);
    if (created !== want) outcome.wrong.push(`of ${made.sheet} ${created} rows landed, not ${want}`);
    return created;
  }
}

interface Told {
  row: number;
  column: string | null;
  value: string;
  sheet?: string;
  rule?: string;
}

/** Faults in one order, as text: where they stand, what stands there and which rule it breaks. */
function told(faults: readonly Told[]): string[] {
  return faults
    .map(({ sheet, row, column, value, rule }) => [sheet, row, column, value, rule].join(' | '))
    .toSorted();
}

/** All that an import of products writes, in figures. */
const KEPT = `select concat_ws(' ',
  (select count(*) from products where business_id = $1), (select count(*) from product_branches where business_id = $1),
  (select count(*) from categories where business_id = $1), (select count(*) from stock_movements where business_id = $1),
  (select count(*) from journal_lines where business_id = $1), (select count(*) from imports where business_id = $1),
  (select sum(value) from stock_values where business_id = $1)) as kept`;
