import { defineEntity, type RowOf } from '#core/define-entity.ts';
import { defineModule, makeRegistry } from '#core/define-module.ts';
import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import { money } from '#core/money.ts';
import { registry as product } from '#modules/registry.ts';
import type { Work } from '#server-kit/command/work.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { postEntries } from '../ledger/server/post-entries.ts';
import { reverseEntries } from '../ledger/server/reverse-entries.ts';

/** An expense as a newcomer would write it: a definition, its table of states, and what it posts. Nothing else guards it. */
const states = defineStates({
  field: 'status',
  first: 'draft',
  states: {
    draft: {
      open: 'all',
      books: 'nothing',
      deleted: 'yes',
      tone: 'neutral',
      to: { verify: 'verified', drop: 'dropped' },
    },
    verified: {
      // The tip is posted: whoever wrote this left open what must be closed.
      open: ['remarks', 'tip'],
      books: 'posted',
      deleted: 'no',
      tone: 'success',
      to: { reopen: 'draft', void: 'void' },
    },
    void: { open: [], books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
    dropped: { open: [], books: 'nothing', deleted: 'no', tone: 'neutral', to: {} },
  },
  transitions: {
    verify: { right: 'verify_planted' },
    reopen: { right: 'verify_planted', reason: 'optional' },
    void: { right: 'void_planted', reason: 'required' },
    drop: {},
  },
});

export const planted = defineEntity({
  name: 'planted',
  module: 'planted',
  title: 'name',
  scope: 'branch',
  restorable: true,
  states,
  fields: {
    name: f.text({ required: true, max: 60, search: true }),
    amount: f.money({ required: true }),
    date: f.date({ required: true }),
    remarks: f.text({ max: 100 }),
    tip: f.money(),
    fee: f.money({ owner: 'system' }),
    status: f.state(states),
  },
  list: { columns: ['name', 'amount', 'status'], sort: 'name' },
  form: [
    {
      key: 'main',
      rows: [['name', 'amount'], ['date', 'tip'], ['remarks']],
    },
  ],
  excel: { matchBy: 'name' },
  names: { table: 'planted_papers' },
});

const words = {
  one: 'Expense',
  many: 'Expenses',
  lower: 'expense',
  new: 'New expense',
  fields: {
    name: 'Name',
    amount: 'Amount',
    date: 'Date',
    remarks: 'Remarks',
    tip: 'Tip',
    fee: 'Fee',
    status: 'Status',
  },
  choices: { status: { draft: 'Draft', verified: 'Verified', void: 'Void', dropped: 'Dropped' } },
};
/** The product and the planted document. */
export const registry = makeRegistry([
  ...product.modules,
  defineModule({
    name: 'planted',
    title: { en: 'Planted', sw: 'Planted' },
    icon: 'box',
    permission: null,
    entities: [{ entity: planted, words: { en: words, sw: words } }],
  }),
]);

/** Commands whose author thought of nothing. */
const careless = (name: string, run: (tx: Work, row: RowOf<typeof planted>) => Promise<unknown>) =>
  defineCommand({
    name: `planted.${name}`,
    route: `PUT api/planted/${name}`,
    permission: 'verify_planted',
    fields: { id: f.id('planted', { required: true }) },
    async run({ tx, input }) {
      await run(tx, await tx.lock(planted, input.id));
      return {};
    },
  });

export const plantedServer = defineServerModule({
  operations: [
    careless('raise', (tx, row) => tx.save(planted, row, { amount: money(1n) })),
    careless('lose', (tx, row) => tx.save(planted, row, { status: 'dropped' })),
    careless('hide', (tx, row) => tx.remove(planted, [row])),
    careless('charge', (tx, row) => tx.save(planted, row, { fee: money(100n) })),
    careless('reverse', (tx, row) => reverseEntries(tx, { kind: planted.name, ids: [row.id] }, row.date)),
    careless('forget', (tx, row) => tx.save(planted, row, { status: 'void' })),
    careless('conceal', async (tx, row) => {
      const lines = [
        { account: '6010', debit: 100n },
        { account: '3010', credit: 100n },
      ];
      const source = { kind: 'unheard-of', id: row.id };
      await postEntries(tx, [{ branch_id: row.branch_id, date: row.date, lines, source }]);
      await tx.remove(planted, [row]);
    }),
    careless('add', async (tx, row) => {
      const lines = [
        { account: '6010', debit: 100n },
        { account: '3010', credit: 100n },
      ];
      const source = { kind: planted.name, id: row.id };
      await postEntries(tx, [{ branch_id: row.branch_id, date: row.date, lines, source }]);
    }),
  ],
  documents: {
    planted: defineDocument(planted, {
      posting: {
        facts: async () => undefined,
        of: ({ branch_id, date, amount, tip, fee }) => [
          {
            branch_id,
            date,
            lines: [
              { account: '6010', debit: amount + (tip ?? 0n) + (fee ?? 0n) },
              { account: '3010', credit: amount + (tip ?? 0n) + (fee ?? 0n) },
            ],
          },
        ],
      },
    }),
  },
});
