import type { NewEntity } from './entity-files.ts';
import { namesText } from './entity-files.ts';
import { ownRightsOf } from './entity-rights.ts';
import { camel, capital, pascal, pluralOf, words } from './names.ts';

const rightsOf = ({ name, rights }: NewEntity) => rights ?? ownRightsOf(name);

/** A document with a day and an amount, that is posted and can be voided. */
export function documentText(entity: NewEntity): string {
  const { module, name } = entity;
  return `import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { ${camel(name)}States } from './${name}.states.ts';

/** ${capital(words(pluralOf(name)))} of a branch: written, posted, and voided where one is wrong. */
export const ${camel(name)} = defineEntity({
  name: '${name}',
  module: '${module}',
  title: 'name',
  scope: 'branch',
  states: ${camel(name)}States,
  fields: {
    name: f.text({ required: true, max: 120, search: true }),
    date: f.date({ required: true }),
    amount: f.money({ required: true }),
    remarks: f.text({ max: 1000 }),
    status: f.state(${camel(name)}States),
  },
  conditions: conditionsOf(${camel(name)}States, 'draft', 'posted'),
  filters: ['date', 'status'],
  list: { columns: ['name', 'date', 'amount', 'status'], sort: 'created_at', order: -1, figure: 'amount' },
  form: [{ key: 'main', rows: [['name'], ['date', 'amount'], ['remarks']] }],
  page: {},
  ${namesText(entity)}
});
`;
}

/** Its life: a draft is free, what is posted is voided. */
export function statesText(entity: NewEntity): string {
  const { name } = entity;
  const { modify, delete: remove } = rightsOf(entity);
  return `import { defineStates } from '#core/define-states.ts';

/** A draft is changed and deleted at will; once it is posted it can only be voided, and is written again. */
export const ${camel(name)}States = defineStates({
  field: 'status',
  first: 'draft',
  states: {
    draft: { open: 'all', books: 'nothing', deleted: 'yes', tone: 'neutral', to: { post: 'posted' } },
    posted: { open: ['remarks'], books: 'posted', deleted: 'no', tone: 'success', to: { void: 'void' } },
    void: { open: [], books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: { post: { right: '${modify}' }, void: { right: '${remove}', reason: 'required' } },
});
`;
}

/** What it posts, to be corrected by whoever knows the accounts. */
export function postingText({ name }: NewEntity): string {
  return `import type { RowOf } from '#core/define-entity.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import type { ${camel(name)} } from '../${name}.entity.ts';

/** What the owner paid for the business: an expense, and capital of his. */
export const ${camel(name)}Posting: PostingRule<RowOf<typeof ${camel(name)}> & { branch_id: string }, undefined> = {
  facts: async () => undefined,
  of: ({ branch_id, date, amount }) => [
    {
      branch_id,
      date,
      lines: [
        { account: CHART.otherExpenses, debit: amount },
        { account: CHART.capital, credit: amount },
      ],
    },
  ],
};
`;
}

/** The command that posts it, with what it refuses. */
export function commandText({ name }: NewEntity): string {
  return `import type { RowOf } from '#core/define-entity.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { ${pascal(name)}HasNoAmount } from '../../errors.ts';
import type { ${camel(name)} } from '../${name}.entity.ts';

/** Posts one: its entry follows from the table of states and the posting rule, and one without an amount is refused. */
export const post${pascal(name)}: TransitionWork<{ row: RowOf<typeof ${camel(name)}> }> = {
  async refuse(_, { row }) {
    if (row.amount === 0n) throw ${pascal(name)}HasNoAmount();
  },
};
`;
}

/** What is brought into `documents` of the server half. */
export function documentEntry({ name }: NewEntity): string {
  const key = name.includes('-') ? `'${name}'` : name;
  return `${key}: defineDocument(${camel(name)}, { posting: ${camel(name)}Posting, transitions: { post: post${pascal(name)} } })`;
}

/** A test of its life on a real database: posted once, not changed after it, taken back by voiding. */
export function documentTest({ name }: NewEntity): string {
  return `import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

async function written(amount: number): Promise<string> {
  const row = await shop.create('${name}', { name: 'First', date: '2026-11-20', amount });
  return String(row.id);
}

/** What stands on the expense account because of it, in cents. */
async function posted(id: string): Promise<bigint> {
  const [row] = await db.adminQuery<{ sum: bigint }>(
    \`select coalesce(sum(l.debit - l.credit), 0)::bigint as sum from journal_entries e
     join journal_lines l on l.entry_id = e.id where e.source_id = $1 and l.account_code = '6090'\`,
    [id],
  );
  return row?.sum ?? 0n;
}

test('a draft posts nothing; posted, it stands in the books and is neither changed nor deleted', async () => {
  const id = await written(500);
  expect(await posted(id)).toBe(0n);
  await shop.transit('${name}', 'post', id);
  expect(await posted(id)).toBe(50_000n);
  const changed = shop.change('${name}', id, { amount: 1, version: 2 });
  await expect(changed).rejects.toMatchObject({ code: 'not_open' });
  await expect(shop.remove('${name}', id)).rejects.toMatchObject({ code: 'delete_refused' });
  await expect(shop.transit('${name}', 'post', id)).rejects.toMatchObject({ code: 'not_in_this_state' });
  expect(await posted(id)).toBe(50_000n);
});

test('voided, it has left the books', async () => {
  const id = await written(500);
  await shop.transit('${name}', 'post', id);
  await shop.transit('${name}', 'void', id, 'Twice');
  expect(await posted(id)).toBe(0n);
});

test('without an amount it is not posted', async () => {
  const id = await written(0);
  await expect(shop.transit('${name}', 'post', id)).rejects.toMatchObject({ code: '${name.replaceAll('-', '_')}_has_no_amount' });
  expect(await posted(id)).toBe(0n);
});
`;
}

/** Words of its fields, states and steps in both languages. */
export function documentWords({ name, swahili }: NewEntity): string {
  const one = words(name);
  const many = words(pluralOf(name));
  const sw = swahili?.toLowerCase() ?? one;
  return `import type { Messages } from '#core/entity-words.ts';
import type { ${camel(name)} } from './${name}.entity.ts';

export const ${camel(name)}Words = {
  en: {
    one: '${capital(one)}',
    many: '${capital(many)}',
    lower: '${one}',
    new: 'New ${one}',
    purpose: 'Your ${many}, from draft to the books.',
    fields: { name: 'Name', date: 'Date', amount: 'Amount', remarks: 'Remarks', status: 'Status' },
    sections: { main: { title: '${capital(one)}', why: 'Once it is posted it can only be voided.' } },
    conditions: { draft: 'Drafts', posted: 'Posted' },
    choices: { status: { draft: 'Draft', posted: 'Posted', void: 'Void' } },
    transitions: {
      post: {
        button: 'Post',
        title: 'Post this ${one}?',
        body: 'It goes into the books and can no longer be changed.',
        done: 'The ${one} is posted',
      },
      void: {
        button: 'Void',
        title: 'Void this ${one}?',
        body: 'Its entry in the books is reversed.',
        reason: 'Why it is void',
        done: 'The ${one} is void',
      },
    },
  },
  sw: {
    noun: '9/10',
    one: '${capital(sw)}',
    many: '${capital(sw)}',
    lower: '${sw}',
    new: '${capital(sw)} mpya',
    purpose: 'Orodha ya ${sw}, kuanzia rasimu hadi kwenye vitabu.',
    fields: { name: 'Jina', date: 'Tarehe', amount: 'Kiasi', remarks: 'Maoni', status: 'Hali' },
    sections: { main: { title: '${capital(sw)}', why: 'Ikishaandikwa kwenye vitabu inaweza kubatilishwa tu.' } },
    conditions: { draft: 'Rasimu', posted: 'Zimeandikwa' },
    choices: { status: { draft: 'Rasimu', posted: 'Imeandikwa', void: 'Imebatilishwa' } },
    transitions: {
      post: {
        button: 'Andika kwenye vitabu',
        title: 'Uiandike kwenye vitabu?',
        body: 'Itaandikwa kwenye vitabu na haiwezi kubadilishwa tena.',
        done: 'Imeandikwa kwenye vitabu',
      },
      void: {
        button: 'Batilisha',
        title: 'Uibatilishe?',
        body: 'Ingizo lake kwenye vitabu litatenguliwa.',
        reason: 'Sababu ya kuibatilisha',
        done: 'Imebatilishwa',
      },
    },
  },
} as const satisfies Messages<typeof ${camel(name)}>;
`;
}
