import { type Language, say } from '#core/i18n/language.ts';
import type { Letterhead } from '#modules/branch/branch/branch.entity.ts';
import { type Receipt, sellerOf } from '#modules/point-of-sale/public.web.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import type { GuestBill } from '../booking-questions.answer.ts';
import { GUEST_BILL } from '../guest-bill.words.ts';
import { soFar } from '../so-far.rules.ts';

interface Style {
  head: Letterhead;
  settings: Readonly<Record<string, unknown>>;
  language: Language;
}

/** The bill of a stay on the paper of the branch, roll or sheet: nights, charges, VAT, payments, and what is left. */
export function billOnPaper(bill: GuestBill, { head, settings, language }: Style): Receipt {
  const { currency, foreign } = bill;
  const { deposit, left } = soFar(bill);
  const shown = (wire: number) => plain(moneyText(wire, currency));
  const word = (key: keyof typeof GUEST_BILL, params: Readonly<Record<string, string>> = {}) =>
    say(GUEST_BILL[key], language, params);
  const inOther = (title: string, amount: number | null) =>
    foreign && amount !== null
      ? word('foreign', { title, currency: foreign.currency, amount: quantityText(amount) })
      : title;
  const line = (name: string, amount: number) => ({
    ...{ name, unit: '', quantity: '1', price: shown(amount), amount: shown(amount), discount: null },
  });
  const leftIn = (title: string) => {
    // A deposit is money of the branch: what it leaves of a stay is in no other.
    if (!foreign?.left || deposit > 0) return title;
    const amount = quantityText(foreign.left);
    return word('leftIn', { title, currency: foreign.currency, amount });
  };
  const early = bill.by_day ? word('byDay', { day: dayOf(bill.check_in) }) : word('early');
  const written = [settings.remarks, settings.remarks_two].flatMap((text) => String(text ?? '').trim() || []);
  const isFooted = settings.show_invoice_footer === true;
  return {
    seller: sellerOf(head, language),
    heading: word('bill'),
    marks: bill.is_open ? [word('soFar')] : [],
    number: bill.number,
    title: word('number', { number: bill.number }),
    when: `${dayOf(bill.check_in)} - ${dayOf(bill.check_out)}`,
    customer: { name: bill.guest, tin: bill.room && word('room', { number: bill.room }) },
    reference: bill.payer && word('payer', { name: bill.payer }),
    ...{ until: null, inWords: [], served: null, note: null, verification: null },
    ...{ foot: written, isFooted, payTo: null, bankDetails: [] },
    signature: isFooted ? head.signature_id : null,
    currency,
    lines: [
      ...bill.nights.map(({ night, room, amount, foreign: own }) =>
        line(inOther(word('night', { day: dayOf(night), room }), own), amount),
      ),
      ...(bill.early ? [line(early, bill.early)] : []),
      ...bill.charges.map(({ date, goods, number, amount }) =>
        line(word('charge', { day: dayOf(date), goods, number }), amount),
      ),
    ],
    sums: [
      ...(bill.tax ? [{ label: word('vat'), amount: shown(bill.tax) }] : []),
      ...(bill.levy ? [{ label: word('levy'), amount: shown(bill.levy) }] : []),
      ...(foreign ? [{ label: word('stayIn', stayIn(foreign)), amount: quantityText(foreign.total) }] : []),
    ],
    total: { label: word('total'), amount: shown(bill.total) },
    payments: [
      ...bill.payments.map(({ date, account, is_deposit, amount, foreign: given }) => ({
        label: [
          word(is_deposit ? 'deposit' : 'payment', { day: dayOf(date), account: account ?? '' }),
          ...(given ? [given] : []),
        ].join(', '),
        amount: shown(amount),
      })),
      ...(deposit > 0 ? [{ label: word('ahead'), amount: shown(deposit) }] : []),
      ...(bill.settled ? [{ label: word('settled'), amount: shown(bill.settled) }] : []),
    ],
    ...{ rounding: null, change: null },
    owed: left > 0 ? { label: leftIn(word('left')), amount: shown(left) } : null,
  };
}

const stayIn = ({ currency, rate }: NonNullable<GuestBill['foreign']>) => ({
  currency,
  rate: quantityText(rate),
});

const dayOf = (day: string) => day.split('-').reverse().join('/');

/** A printer without the sign would print a question mark. */
function plain(text: string): string {
  return text.replace('−', '-').replaceAll('\u00a0', ' ');
}
