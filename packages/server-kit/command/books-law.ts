import type { AnyEntity } from '#core/define-entity.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import type { ActorContext } from '../operation/context.ts';
import type { PostingRule, Source } from '../operation/document-work.ts';
import type { Row } from '../operation/row.ts';
import { expectedPostings } from './expected-postings.ts';

/** Lines that the ledger was given for a document, in one branch. */
export interface EntryOfDocument {
  source: Source;
  branch_id: string;
  lines: readonly PostingLine[];
  /** The entry that it takes back: all that the document has posted is taken back together. */
  reverses_id?: string;
}

/**
 * The law at commit (docs/decisions/0125): of each document that a command made or changed, what its rule says now less what
 * it said before is what was posted under its name, per branch, account and party; of one that was taken back, all that is
 * left of it is what was posted since. So nobody posts past the rule, and nobody changes what the rule reads without posting.
 */
export interface BooksLaw {
  /** A document was written; `before` is null of a new one. */
  written(entity: AnyEntity, before: Row | null, after: Row): void;
  /** The ledger was given lines. What goods filled of a shortage is none of the rule and is left out. */
  posted(entries: readonly EntryOfDocument[]): void;
  /** Facts that were read for rows as they were posted: they are held by the same. */
  told(entity: AnyEntity, rows: readonly Row[], facts: unknown): void;
  /** Throws where a document and what was posted for it do not agree. */
  hold(context: ActorContext): Promise<void>;
}

interface Written {
  before: Row | null;
  after: Row;
}

/** Opens the law of one command. */
export function openBooksLaw(): BooksLaw {
  const documents = new Map<AnyEntity, Map<string, Written>>();
  const postings = new Map<string, Map<string, Posted>>();
  const facts = new Map<string, unknown>();
  return {
    written(entity, before, after) {
      if (!entity.states) return;
      const rows = documents.get(entity) ?? new Map<string, Written>();
      const id = String(after.id);
      const known = rows.get(id);
      rows.set(id, { before: known ? known.before : before, after });
      documents.set(entity, rows);
    },
    posted(entries) {
      for (const { source, reverses_id, branch_id, lines } of entries) {
        const kind = postings.get(source.kind) ?? new Map<string, Posted>();
        postings.set(source.kind, kind);
        const found = kind.get(source.id) ?? { isTakenBack: false, entries: [] };
        if (reverses_id) kind.set(source.id, { isTakenBack: true, entries: [] });
        else kind.set(source.id, { ...found, entries: [...found.entries, { branch_id, lines }] });
      }
    },
    told(entity, rows, known) {
      for (const { id } of rows) facts.set(`${entity.name} ${id}`, known);
    },
    async hold(context) {
      const { services } = context;
      for (const kind of postings.keys())
        if (!services.document(kind).posting && !services.recorded.has(kind))
          throw new Error(`${kind} posts, and no rule says what.`);
      for (const entity of services.documents) {
        const rule = services.document(entity.name).posting;
        const rows = documents.get(entity) ?? new Map<string, Written>();
        const posted = postings.get(entity.name) ?? new Map<string, Posted>();
        if (!rule || !entity.states || rule.isToldByOthers || rows.size + posted.size === 0) continue;
        await holdKind({ entity, rule, rows, posted, facts }, context);
      }
    },
  };
}

interface Posted {
  isTakenBack: boolean;
  /** Since it was taken back, where it was. */
  entries: readonly Pick<EntryOfDocument, 'branch_id' | 'lines'>[];
}

interface Kind {
  entity: AnyEntity;
  rule: PostingRule;
  rows: ReadonlyMap<string, Written>;
  posted: ReadonlyMap<string, Posted>;
  facts: ReadonlyMap<string, unknown>;
}

async function holdKind({ entity, rule, rows, posted, facts }: Kind, context: ActorContext): Promise<void> {
  const keyOf = (id: string) => `${entity.name} ${id}`;
  const untold = [...rows].flatMap(([id, { after }]) => (facts.has(keyOf(id)) ? [] : [after]));
  const read = untold.length > 0 ? await rule.facts(context, untold) : undefined;
  for (const id of new Set([...rows.keys(), ...posted.keys()])) {
    const sums = new Map<string, bigint>();
    const { before = null, after } = rows.get(id) ?? {};
    const { isTakenBack = false, entries = [] } = posted.get(id) ?? {};
    // What leaves the books changes its state in the same command, or it would say for ever that it is in them.
    if (isTakenBack && !after) throw new Error(`${keyOf(id)} was taken back and stands as it was.`);
    const known = facts.has(keyOf(id)) ? facts.get(keyOf(id)) : read;
    if (after) add(sums, expectedPostings(entity, rule, after, known).postings, 1n);
    if (before && !isTakenBack) add(sums, expectedPostings(entity, rule, before, known).postings, -1n);
    add(sums, entries, -1n);
    const [place] = [...sums].find(([, amount]) => amount !== 0n) ?? [];
    if (place !== undefined)
      throw new Error(`${entity.name} ${id} and its entries do not agree: ${place}, ${sums.get(place)}.`);
  }
}

/** Adds up lines per branch, account and party. */
function add(
  sums: Map<string, bigint>,
  postings: readonly { branch_id: string; lines: readonly PostingLine[] }[],
  sign: bigint,
): void {
  for (const { branch_id, lines } of postings)
    for (const { account, party, debit = 0n, credit = 0n } of lines) {
      const place = [branch_id, account, party?.id ?? ''].join(' ');
      sums.set(place, (sums.get(place) ?? 0n) + sign * (debit - credit));
    }
}
