import type { AnyEntity } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import { type Expected, expectedPostings } from '#server-kit/command/expected-postings.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { Services } from '#server-kit/operation/app-services.ts';
import type { Goods, MovedGoods, PostingRule } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { wholeRows } from '#server-kit/query/whole-rows.ts';
import { trueUpLines } from './true-up-lines.ts';

/** Where a ledger does not hold what a document says: the account or the product, what it should be, what it is. */
export interface PostingFault {
  ledger: 'journal' | 'stock';
  /** The id of the document. */
  subject: string;
  about: string;
  expected: bigint;
  found: bigint;
}

type Reader = Pick<Tx, 'query'>;

/** Of one kind of document a page at a time: what each should have posted, newest id first. */
interface PostingKind {
  kind: string;
  page(tx: Reader, before: string, most: number): Promise<Map<string, Expected>>;
}

const DOCUMENTS_A_PAGE = 500;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Holds what every document should have posted by its rule against the journal and the stock ledger: one check for all
 * kinds, those of modules that are yet to come included. `most` is how many of each kind are gone through, newest first;
 * all where left out. Answers what differs, and how many documents it has been through.
 */
export async function checkPostings(
  tx: Reader,
  services: Pick<Services, 'documents' | 'document' | 'recorded' | 'goods'>,
  most = Number.POSITIVE_INFINITY,
): Promise<{ faults: PostingFault[]; examined: number }> {
  const faults: PostingFault[] = [];
  let examined = 0;
  for (const { kind, page } of kindsOf(services)) {
    let before = LAST_ID;
    for (let seen = 0; seen < most; ) {
      const expected = await page(tx, before, DOCUMENTS_A_PAGE);
      const isLast = expected.size < DOCUMENTS_A_PAGE;
      const after = isLast ? FIRST_ID : ([...expected.keys()].at(-1) as string);
      faults.push(...(await comparePage({ tx, goods: services.goods }, kind, expected, { after, before })));
      seen += expected.size;
      examined += expected.size;
      before = after;
      if (isLast) break;
    }
  }
  return { faults, examined };
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

function kindsOf({
  documents,
  document,
  recorded,
}: Pick<Services, 'documents' | 'document' | 'recorded'>): PostingKind[] {
  return [
    ...documents.flatMap((entity) => {
      const rule = document(entity.name).posting;
      return rule ? [kindOfEntity(entity, rule)] : [];
    }),
    ...[...recorded].map(([kind, rule]) => ({
      kind,
      async page(tx: Reader, before: string, most: number) {
        const rows = await rule.records(tx, before, most);
        const facts = await rule.facts({ tx }, rows);
        return new Map(rows.map((row) => [row.id, { postings: rule.of(row, facts) }]));
      },
    })),
  ];
}

function kindOfEntity(entity: AnyEntity, rule: PostingRule): PostingKind {
  return {
    kind: entity.name,
    async page(tx, before, most) {
      const rows = await wholeRows(tx, entity, { before, most });
      const booksOf = (row: Row) => stateOf(entity, row)?.books ?? 'nothing';
      const known = rows.filter((row) => booksOf(row) !== 'nothing');
      const facts = await rule.facts({ tx }, known);
      return new Map(rows.map((row) => [String(row.id), expectedPostings(entity, rule, row, facts)]));
    },
  };
}

async function comparePage(
  { tx, goods }: { tx: Reader; goods: Goods },
  kind: string,
  expected: ReadonlyMap<string, Expected>,
  range: { after: string; before: string },
): Promise<PostingFault[]> {
  const lines = await tx.query<PostedLine>(POSTED, [kind, range.after, range.before]);
  const posted = Map.groupBy(lines, ({ id }) => id);
  const moved = Map.groupBy(await goods.moved(tx, kind, range), ({ id }) => id);
  const ids = new Set([...expected.keys(), ...posted.keys()]);
  return [...ids].flatMap((id) => {
    const said = expected.get(id) ?? { postings: [] };
    const moves = moved.get(id) ?? [];
    return [
      ...stockFaults(said, moves).map((fault) => ({ ...fault, ledger: 'stock' as const, subject: id })),
      ...journalFaults(said, posted.get(id) ?? [], moves).map((fault) => ({
        ...fault,
        ledger: 'journal' as const,
        subject: id,
      })),
    ];
  });
}

type Difference = Pick<PostingFault, 'about' | 'expected' | 'found'>;

function stockFaults({ stock }: Expected, moved: readonly MovedGoods[]): Difference[] {
  if (!stock) return [];
  const placeOf = (of: { product_id: string; store_id: string }) => `${of.product_id} ${of.store_id}`;
  return differences(
    stock.map((line) => [placeOf(line), line.quantity]),
    moved.map((line) => [placeOf(line), line.quantity]),
  );
}

/**
 * Per branch, day, account and party. Goods that filled a shortage came in at the cost the shortage had left at, and the
 * rest of their worth stands on the cost of sales: what the stock ledger has less than the document says.
 */
function journalFaults(
  { postings, stock }: Expected,
  posted: readonly PostedLine[],
  moved: readonly MovedGoods[],
): Difference[] {
  const [first] = postings;
  const worth = (lines: readonly { value: bigint }[]) => lines.reduce((sum, { value }) => sum + value, 0n);
  const trueUp = stock ? worth(stock) - worth(moved) : 0n;
  const isDated = postings.length > 0 && postings.every(({ date }) => date !== '');
  const place = (branch: string, date: string, account: string, party = '') =>
    [branch, isDated ? date : '', account, party].join(' ');
  const said = postings.flatMap(({ branch_id, date, lines }) =>
    lines.map(
      (line): Amount => [
        place(branch_id, date, line.account, line.party?.id),
        (line.debit ?? 0n) - (line.credit ?? 0n),
      ],
    ),
  );
  const branch = first?.branch_id ?? posted[0]?.branch_id ?? '';
  const shortage = trueUpLines(trueUp).map(
    (line): Amount => [
      place(branch, first?.date ?? '', line.account),
      (line.debit ?? 0n) - (line.credit ?? 0n),
    ],
  );
  return differences(
    [...said, ...shortage],
    posted.map((line) => [
      place(line.branch_id, line.date, line.account_code, line.party_id ?? ''),
      line.amount,
    ]),
  ).map(({ about, ...amounts }) => ({ ...amounts, about: about.split(' ')[2] ?? '' }));
}

type Amount = [place: string, amount: bigint];

function differences(expected: readonly Amount[], found: readonly Amount[]): Difference[] {
  const [should, is] = [sums(expected), sums(found)];
  return [...new Set([...should.keys(), ...is.keys()])]
    .map((about) => ({ about, expected: should.get(about) ?? 0n, found: is.get(about) ?? 0n }))
    .filter((difference) => difference.expected !== difference.found);
}

function sums(amounts: readonly Amount[]): Map<string, bigint> {
  const all = new Map<string, bigint>();
  for (const [place, amount] of amounts) all.set(place, (all.get(place) ?? 0n) + amount);
  return all;
}

interface PostedLine {
  id: string;
  branch_id: string;
  date: string;
  account_code: string;
  party_id: string | null;
  amount: bigint;
}

/** What stands of the entries of documents: neither reversals nor what they took back. */
const POSTED = `
select e.source_id as id, l.branch_id, e.date::text as date, l.account_code, l.party_id,
       sum(l.debit - l.credit)::bigint as amount
from journal_entries e join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
where e.source_kind = $1 and e.source_id >= $2 and e.source_id < $3 and e.reverses_id is null
  and not exists (select from journal_entries r where r.business_id = e.business_id and r.reverses_id = e.id)
group by 1, 2, 3, 4, 5`;
