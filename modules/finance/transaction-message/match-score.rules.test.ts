import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Money, moneyOf } from '#core/money.ts';
import { type OpenDocument, partsOf, preselected, scored } from './match-score.rules.ts';
import { MATCH } from './web/transaction-message.words.ts';

interface CaseDocument {
  number: string;
  party: string;
  phone: string | null;
  remain_amount: number;
  party_debts: number;
  at: string;
  references: string[];
}
interface MatchCase {
  id: string;
  title: string;
  message: {
    amount: number;
    party_name: string;
    party_phone: string;
    transaction_id: string;
    at: string;
    text: string;
  };
  open_documents?: CaseDocument[];
  expected: { suggestions?: object[]; preselected?: string | null };
}
const file = join(import.meta.dirname, '../../../tools/cases/data/worked-cases-messages.json');
const { match_cases } = JSON.parse(readFileSync(file, 'utf8')) as { match_cases: MatchCase[] };

const cents = (amount: number) => moneyOf(amount, 'TZS') as Money;
const documentOf = (one: CaseDocument): OpenDocument => ({
  ...one,
  id: one.number,
  party_id: one.party,
  remain_amount: cents(one.remain_amount),
  party_debts: cents(one.party_debts),
  at: new Date(`${one.at}Z`),
});

test.each(match_cases.filter(({ open_documents }) => open_documents))('$id $title', (one) => {
  const text = { ...one.message, amount: cents(one.message.amount), at: new Date(`${one.message.at}Z`) };
  const found = scored(text, (one.open_documents ?? []).map(documentOf));
  expect(
    found.map(({ document, because, ...rest }) => ({
      document: document.number,
      ...rest,
      because: because.map((reason) => MATCH[reason].en),
    })),
  ).toEqual(one.expected.suggestions);
  const chosen = preselected(found);
  const said = chosen && ('document' in chosen ? chosen.document : `all debts of ${chosen.party}`);
  expect(said).toBe(one.expected.preselected);
});

const document = (more: Partial<OpenDocument>): OpenDocument => ({
  ...{ id: 'a', number: 'KM0001', party: 'Asha Mushi', party_id: 'asha', phone: '255754112233' },
  ...{ remain_amount: 100n, party_debts: 100n, at: new Date('2026-11-01T08:00Z'), references: [] },
  ...more,
});
const text = {
  ...{ amount: 100n, party_name: 'MUSHI ASHA', party_phone: '255754112233', transaction_id: null },
  ...{ at: null, text: '' },
};

test('of equals of two parties none is chosen beforehand', () => {
  const twins = [document({}), document({ id: 'b', number: 'KM0002', party_id: 'other' })];
  expect(scored(text, twins).map(({ score }) => score)).toEqual([99, 99]);
  expect(preselected(scored(text, twins))).toBeNull();
});

test('the number of a document counts where it stands by itself', () => {
  const of = (said: string) =>
    scored({ ...text, party_name: null, party_phone: null, text: said }, [document({})])[0]?.because;
  expect(of('Kwa km0001')).toEqual(['amount_remains', 'number']);
  expect(of('Kwa KM00011')).toEqual(['amount_remains']);
});

test('one transfer that was entered in parts is found, the fewest first and never more than five', () => {
  const paid = [1n, 2n, 3n, 5n, 8n, 13n].map((amount) => ({ amount }));
  expect(partsOf(13n, paid)).toEqual([{ amount: 13n }]);
  expect(partsOf(19n, paid)).toEqual([{ amount: 1n }, { amount: 5n }, { amount: 13n }]);
  expect(partsOf(32n, paid)).toBeNull();
  expect(partsOf(31n, paid)?.length).toBe(5);
});
