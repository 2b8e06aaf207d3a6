import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { PROVIDER_NAMES } from '../account/provider-names.ts';
import { MESSAGE_KINDS } from './reading/kinds.ts';
import { transactionMessageStates } from './transaction-message.states.ts';

const kept = { owner: 'system' } as const;

/**
 * A text of a mobile-money network or a bank: what it says was read from it, and somebody says what it pays. It is evidence,
 * never proof (messages.md A; docs/decisions/0123-texts-are-evidence.md).
 */
export const transactionMessage = defineEntity({
  name: 'transaction-message',
  module: 'finance',
  title: 'transaction_id',
  scope: 'branch',
  states: transactionMessageStates,
  fields: {
    transaction_id: f.text({ ...kept, max: 60, search: true }),
    provider: f.code(PROVIDER_NAMES, { ...kept, default: 'NONE' }),
    /** Whose telephone it came to. */
    account: f.ref('account', kept),
    sender: f.text({ ...kept, max: 40, search: true }),
    /** As it came. */
    text: f.text({ ...kept, required: true, max: 2000, unexported: true }),
    source: f.choice(['pasted', 'forwarded', 'statement'], { ...kept, default: 'pasted' }),
    received_at: f.datetime({ ...kept, required: true }),
    kind: f.choice(MESSAGE_KINDS, kept),
    direction: f.choice(['in', 'out', 'none'], { ...kept, default: 'none' }),
    moved: f.flag({ ...kept, default: false }),
    amount: f.money(kept),
    currency: f.code(['TZS'], kept),
    fee: f.money(kept),
    levy: f.money(kept),
    vat: f.money(kept),
    balance: f.money({ ...kept, read: 'view_account_balance' }),
    /** What the balance is beside that of the text before it: a text is missing between them, or one is false. */
    balance_gap: f.money({ from: 'gapOfMessage', read: 'view_account_balance', min: -1 }),
    party_name: f.text({ ...kept, max: 120, search: true }),
    party_phone: f.text({ ...kept, max: 20 }),
    party_account: f.text({ ...kept, max: 40 }),
    network: f.text({ ...kept, max: 60 }),
    receipt: f.text({ ...kept, max: 60, search: true }),
    reverses: f.text({ ...kept, max: 60 }),
    /** The day on which it happened: as printed, else that of its arrival. */
    date: f.date({ ...kept, required: true, day: 'any' }),
    at: f.datetime(kept),
    /** Where it stands among the texts of its account. */
    stands_at: f.datetime({ ...kept, required: true, internal: true }),
    warnings: f.texts(kept),
    is_doubtful: f.flag({ ...kept, default: false }),
    parser: f.text({ ...kept, max: 40 }),
    confidence: f.integer({ ...kept, max: 100 }),
    duplicate_of: f.ref('transaction-message', kept),
    /** What it pays, by the number that people know. */
    matched_to: f.text({ ...kept, max: 120, search: true }),
    matched_by: f.ref('user', kept),
    matched_at: f.datetime(kept),
    reason: f.text({ ...kept, max: 300 }),
    payments: f.refs('payment', kept),
    entered_as: f.ref('transaction', kept),
    /** The document that had its number before; nothing was posted then. */
    source_kind: f.text({ ...kept, max: 40, internal: true }),
    source_id: f.text({ ...kept, max: 36, internal: true }),
    has_posted: f.flag({ ...kept, default: false, internal: true }),
    status: f.state(transactionMessageStates),
  },
  conditions: {
    ...conditionsOf(transactionMessageStates, 'new', 'matched', 'ignored', 'duplicate', 'unreadable'),
    doubtful: (e) => e.eq('is_doubtful', true),
  },
  filters: ['provider', 'account', 'kind', 'direction', 'status', 'date'],
  list: {
    columns: [
      ...(['date', 'party_name', 'kind', 'amount', 'provider', 'account'] as const),
      ...(['transaction_id', 'matched_to', 'is_doubtful', 'status'] as const),
    ],
    sort: 'created_at',
    order: -1,
    figure: 'amount',
  },
  totals: { of: ['amount', 'fee'], by: 'direction' },
  /** What the text says; how it was read is for its page. */
  paper: {
    facts: [
      ...(['provider', 'account', 'sender', 'text', 'source', 'received_at', 'kind', 'direction'] as const),
      ...(['fee', 'levy', 'vat', 'balance', 'party_name', 'party_phone', 'party_account'] as const),
      ...(['at', 'matched_to', 'matched_by', 'matched_at', 'reason'] as const),
    ],
  },
  form: [{ key: 'main', rows: [['text']] }],
  excel: {
    columns: [
      ...(['date', 'provider', 'account', 'kind', 'direction', 'amount', 'fee', 'party_name'] as const),
      ...(['transaction_id', 'receipt', 'matched_to', 'status'] as const),
    ],
  },
  calls: ['list', 'search', 'find', 'export'],
  names: {
    screens: { list: '/finance/transaction-message/list', view: '/finance/transaction-message/view' },
    permissions: {
      create: 'create_transaction',
      modify: 'create_transaction',
      delete: 'create_transaction',
      view: 'list_transaction_messages',
    },
  },
});
