import { e } from '#core/conditions.ts';
import { transactionMessage } from '#modules/finance/transaction-message/transaction-message.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

const arrived = e.and(e.eq('direction', 'in'), e.eq('moved', true));

/**
 * What the texts of the money networks and banks say, each event once, and how much of it is matched to what it pays. Texts are
 * evidence and no entry: the books know money by its payments alone (messages.md A).
 */
export const transactionMessagesReport: ReportType = {
  type: 'transaction-messages',
  title: WORDS.transactionMessages,
  right: 'view_transaction_messages_report',
  documents: WORDS.transactionMessages,
  parts: [
    {
      entity: transactionMessage,
      day: 'date',
      at: 'created_at',
      about: ['party_name', 'provider', 'matched_to', 'status'],
    },
  ],
  figures: [
    { key: 'money_in', kind: 'money', of: ['amount'], when: arrived, words: WORDS.moneyIn },
    {
      key: 'matched',
      kind: 'money',
      of: ['amount'],
      when: e.and(arrived, e.not(e.isNull('matched_at'))),
      words: WORDS.matchedOfIt,
    },
    {
      key: 'money_out',
      kind: 'money',
      of: ['amount'],
      when: e.and(e.eq('direction', 'out'), e.eq('moved', true)),
      words: WORDS.moneyOut,
    },
    {
      key: 'fees',
      kind: 'money',
      of: ['fee', 'levy'],
      when: e.eq('moved', true),
      words: WORDS.feesAndLevies,
    },
  ],
  groups: [
    { key: 'provider', of: 'provider', words: WORDS.provider },
    { key: 'account', of: 'account', words: WORDS.account },
    { key: 'kind', of: 'kind', words: WORDS.kind },
    { key: 'status', of: 'status', words: WORDS.status },
    { key: 'source', of: 'source', words: WORDS.howItCame },
    { key: 'matched_by', of: 'matched_by', words: WORDS.matchedBy },
    byPerson(WORDS.pastedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
