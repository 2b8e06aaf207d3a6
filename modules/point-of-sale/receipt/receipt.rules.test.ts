import { describe, expect, it } from 'vitest';
import { receiptOf } from './receipt.rules.ts';
import { receiptText } from './receipt-text.rules.ts';
import { KARIAKOO, MORNING, SETTINGS } from './testing/sell-on-paper.ts';

// cspell:ignore MRDXH Hakiki Imetozwa chumba

// cspell:ignore Exim Lipa kupitia

const receipt = (changes: Partial<Parameters<typeof receiptOf>[0]> = {}) =>
  receiptOf({ sale: MORNING, head: KARIAKOO, settings: SETTINGS, language: 'en', ...changes });

describe('what a receipt says', () => {
  it('names the seller by what is filled in', () => {
    expect(receipt().seller).toEqual({
      name: 'Mkunazi Traders',
      address: ['Kariakoo Main', 'Msimbazi Street', 'Ilala', 'Dar es Salaam'],
      contact: ['P.O. Box 4410', '255 754 321098'],
      tax: ['TIN 142-889-301', 'VRN 40-018922-K'],
      logo: null,
    });
    const bare = {
      ...KARIAKOO,
      name: 'Mkunazi Traders',
      tin_number: null,
      vrn_number: null,
      pobox: '',
      ward: null,
    };
    expect(receipt({ head: bare }).seller).toMatchObject({
      tax: [],
      address: ['Ilala', 'Dar es Salaam'],
    });
  });

  it('tells the minute in the zone of the branch, and of a sale for an earlier day only the day', () => {
    expect(receipt().when).toBe('28/11/2026 10:42');
    expect(receipt({ sale: { ...MORNING, date: '2026-11-02' } }).when).toBe('02/11/2026');
    const bar = { ...SETTINGS, day_starts_at: '06:00' };
    const late = { ...MORNING, created_at: '2026-11-28T22:30:00.000Z' };
    expect(receipt({ sale: late, settings: bar }).when).toBe('29/11/2026 01:30');
  });

  it('says which room is charged, in place of what is owed', () => {
    const payments = [{ account_name: null, mode: 'credit', amount: 49_500, reference: null }];
    const charged = { ...MORNING, charged_room: '12', payments, paid_amount: 0, remain_amount: 49_500 };
    const sale = { ...charged, change: 0 };
    expect(receipt({ sale })).toMatchObject({
      payments: [{ label: 'Room 12', amount: '49,500' }],
      owed: { label: 'Charged to room 12', amount: '49,500' },
    });
    expect(receipt({ sale, language: 'sw' }).owed?.label).toBe('Imetozwa chumba 12');
    expect(receiptText(receipt({ sale }), 32)).toContain('Charged to room 12');
    expect(receipt({ sale: { ...sale, charged_room: null } }).owed?.label).toBe('Balance due');
  });

  it('shows modes, note and reference by the switches of the branch', () => {
    expect(receipt().payments).toEqual([
      { label: 'M-PESA RK28QX7LM1', amount: '20,000' },
      { label: 'Cash', amount: '30,000' },
    ]);
    const settings = {
      ...SETTINGS,
      show_payment_methods: false,
      show_invoice_note_on_sale: false,
      show_reference_on_sale: false,
    };
    expect(receipt({ settings })).toMatchObject({
      payments: [{ label: 'Paid', amount: '50,000' }],
      change: { label: 'Change', amount: '500' },
      note: null,
      reference: null,
    });
    expect(receipt()).toMatchObject({ note: 'Deliver to the back door.', reference: 'Reference LPO 77' });
  });

  it('has a foot with words and a signature on a sheet where the branch wants one', () => {
    const head = { ...KARIAKOO, signature_id: '01a1f83e-0000-7000-8000-000000000001' as never };
    const settings = {
      ...SETTINGS,
      remarks: 'Goods sold are not taken back.',
      remarks_two: 'CRDB 0150 4410',
    };
    const words = ['Goods sold are not taken back.', 'CRDB 0150 4410'];
    expect(receipt({ head, settings })).toMatchObject({
      ...{ foot: words, isFooted: true, signature: head.signature_id },
    });
    expect(receipt({ settings })).toMatchObject({ isFooted: true, signature: null });
    const off = { ...settings, show_invoice_footer: false };
    expect(receipt({ head, settings: off })).toMatchObject({ foot: words, isFooted: false, signature: null });
  });

  it('tells where to pay, by the switches: all on any paper, those of banks at the foot of a sheet', () => {
    const head = {
      ...KARIAKOO,
      pay_to: [
        { kind: 'bank', provider: 'CRDB', number: '0150 4410', name: 'Mkunazi Traders' },
        { kind: 'bank', provider: null, number: '77', name: 'Exim' },
        { kind: 'mobile', provider: 'M-PESA', number: '5544120', name: 'm-pesa' },
      ] as const,
    };
    const lines = ['CRDB 0150 4410, Mkunazi Traders', 'Exim 77', 'M-PESA 5544120'];
    expect(receipt({ head })).toMatchObject({ payTo: { title: 'Pay to', lines }, bankDetails: [] });
    const footed = { ...SETTINGS, show_payment_methods: false };
    expect(receipt({ head, settings: footed })).toMatchObject({
      ...{ payTo: null, bankDetails: lines.slice(0, 2) },
    });
    const bare = { ...footed, show_invoice_footer: false };
    expect(receipt({ head, settings: bare })).toMatchObject({ payTo: null, bankDetails: [] });
    expect(receipt()).toMatchObject({ payTo: null, bankDetails: [] });
    const text = receiptText(receipt({ head, language: 'sw' }), 32);
    expect(text).toContain(
      ['Lipa kupitia:', 'CRDB 0150 4410, Mkunazi Traders', 'Exim 77', 'M-PESA 5544120', ''].join('\n'),
    );
  });

  it('shows no discount to whoever may not see one, and still adds up', () => {
    const lines = MORNING.lines.map(({ discount, sale_discount, ...line }) => line);
    const { sums, lines: shown, total } = receipt({ sale: { ...MORNING, lines } });
    expect(sums.map(({ label }) => label)).toEqual(['VAT 18% included', 'Exempt from VAT']);
    const amounts = shown.map(({ amount }) => Number(amount.replaceAll(',', '')));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(49_500, 2);
    expect(total.amount).toBe('49,500');
  });

  it('marks a copy and what was taken back', () => {
    expect(receipt().marks).toEqual([]);
    expect(receipt({ copy: 3 }).marks).toEqual(['COPY 3']);
    expect(receipt({ sale: { ...MORNING, status: 'void' }, language: 'sw' }).marks).toEqual([
      'YAMEBATILISHWA',
    ]);
  });

  it('says what is still owed', () => {
    const credit = [{ account_name: null, mode: 'credit', amount: 49_500, reference: null }];
    const sale = { ...MORNING, payments: credit, paid_amount: 0, remain_amount: 49_500, change: 0 };
    expect(receipt({ sale })).toMatchObject({
      payments: [{ label: 'On credit', amount: '49,500' }],
      change: null,
      owed: { label: 'Balance due', amount: '49,500' },
    });
  });

  it('ends with the words of the branch, else with thanks', () => {
    expect(receipt({ language: 'sw' }).foot).toEqual(['Asante, karibu tena']);
    const settings = {
      ...SETTINGS,
      remarks: 'Goods sold are not taken back.',
      remarks_two: 'Open on Sundays',
    };
    expect(receipt({ settings }).foot).toEqual(['Goods sold are not taken back.', 'Open on Sundays']);
  });
});

describe('the code of a receipt', () => {
  it('stands on it in groups of four, as text too, and not before the server has given one', () => {
    const receipt = receiptOf({
      sale: { ...MORNING, verification_code: 'K7QW4MRDXH9P2VTC' },
      head: KARIAKOO,
      settings: SETTINGS,
      language: 'sw',
    });
    expect(receipt.verification).toEqual({
      line: 'Hakiki: K7QW 4MRD XH9P 2VTC',
      code: 'K7QW4MRDXH9P2VTC',
    });
    expect(receiptText(receipt, 32)).toContain('Hakiki: K7QW 4MRD XH9P 2VTC');
    expect(
      receiptOf({ sale: MORNING, head: KARIAKOO, settings: SETTINGS, language: 'en' }).verification,
    ).toBeNull();
  });
});
