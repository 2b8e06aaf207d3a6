import { businessDay } from '#core/business-day.ts';
import { isPosted } from '#core/define-states.ts';
import { type Language, say } from '#core/i18n/language.ts';
import { paperCodeText } from '#core/paper-code.ts';
import type { Letterhead, WayToBePaid } from '#modules/branch/branch/branch.entity.ts';
import { sale as saleEntity } from '../sale/sale.entity.ts';
import { amountInWords } from './amount-in-words.rules.ts';
import { PAPER_WORDS, RECEIPT } from './receipt.i18n.ts';
import { type Figures, figuresOf } from './receipt-figures.rules.ts';
import type { SaleOnPaper } from './sale-on-paper.ts';
import { booked } from './wire-amounts.ts';

/** What a receipt is made of: the sale, whose it is, and how the branch wants it. */
export interface ReceiptParts {
  sale: SaleOnPaper;
  head: Letterhead;
  /** Switches and texts of the branch (specification §9). */
  settings: Readonly<Record<string, unknown>>;
  language: Language;
  /** 0 for the receipt itself; each later one is a counted copy. */
  copy?: number;
  /** A paper by which something is asked for or offered; a receipt where left out. */
  paper?: PaperKind;
}

/** An invoice with the day until which it is paid, or a quote with the day until which it holds. */
export interface PaperKind {
  as: 'invoice' | 'quote';
  until: string | null;
  /** What the state of the document writes across it. */
  mark: 'draft' | 'void' | null;
}

/** A receipt in words and figures, ready to be set on any paper. It never resembles a tax authority's (product.md). */
export interface Receipt extends Figures {
  /** Stands first and last on a paper that must not pass for another kind; none on a receipt of ours. */
  banner?: string;
  seller: Seller;
  /** What the paper is, in large letters: `Invoice`. */
  heading: string;
  /** `COPY 2`, `VOID`: across the top, so that no copy passes for the receipt. */
  marks: string[];
  number: string;
  title: string;
  when: string;
  /** Until when it is paid or holds. */
  until: { label: string; day: string } | null;
  /** The total in words, in both languages of the country; none on a receipt. */
  inWords: string[];
  served: string | null;
  customer: { name: string; tin: string | null } | null;
  note: string | null;
  reference: string | null;
  /** What came back for it, and of which sale. */
  exchange?: string | null;
  /** By which the customer asks for the work that he has bought. */
  services?: string | null;
  /** The code by which anybody can ask whether the paper is genuine, as it stands there and as it is asked for. */
  verification: { line: string; code: string } | null;
  foot: string[];
  /** Whether a sheet has a foot, with these words and a place to sign; a roll has its words anyway. */
  isFooted: boolean;
  /** Bank accounts and mobile wallets to pay to, below their title: `M-PESA 5544120, Asha Mrema`. */
  payTo: { title: string; lines: string[] } | null;
  /** Those of banks for the foot of a sheet, where they do not stand above already. */
  bankDetails: string[];
  /** The picture of a signature for the foot of a sheet. */
  signature: string | null;
}

export interface Seller {
  name: string;
  /** The branch first, where it does not bear the name of the business. */
  address: string[];
  contact: string[];
  tax: string[];
  logo: string | null;
}

/** Who sold it, and who approved what he could not give by himself. */
function servedBy({ created_by_name: name, approved_by_name: approver }: SaleOnPaper, language: Language) {
  if (!name) return null;
  return approver
    ? say(RECEIPT.servedAndApproved, language, { name, approver })
    : say(RECEIPT.served, language, { name });
}

/** The one model of a receipt: the same at the till, in the sale's view, as text and as a picture. */
export function receiptOf({ sale, head, settings, language, copy = 0, paper }: ReceiptParts): Receipt {
  const written = (text: string | null | undefined) => text?.trim() || null;
  const foot = [settings.remarks, settings.remarks_two].flatMap((text) => written(text as string) ?? []);
  const isFooted = settings.show_invoice_footer === true;
  const showsModes = settings.show_payment_methods === true;
  const banks = head.pay_to.filter(({ kind }) => kind === 'bank');
  const reference = settings.show_reference_on_sale ? written(sale.reference) : null;
  return {
    ...figuresOf(sale, {
      ...{ language, showsModes, currency_format: settings.currency_format },
      isOwed: paper ? paper.as === 'invoice' && !paper.mark : isPosted(saleEntity, { status: sale.status }),
    }),
    seller: sellerOf(head, language),
    heading: say(paper ? PAPER_WORDS[paper.as].name : RECEIPT.saleNote, language),
    until: paper?.until
      ? { label: say(PAPER_WORDS[paper.as].until, language), day: paper.until.split('-').reverse().join('/') }
      : null,
    inWords: paper ? amountInWords(booked(sale.total_amount, sale.currency), sale.currency) : [],
    marks: [
      ...markOf(sale, paper, language),
      ...(copy > 0 ? [say(RECEIPT.copy, language, { n: copy })] : []),
    ],
    number: sale.number || (paper ? '' : say(RECEIPT.numberFollows, language)),
    title: sale.number
      ? say(paper ? PAPER_WORDS[paper.as].title : RECEIPT.sale, language, { number: sale.number })
      : say(RECEIPT.numberFollows, language),
    when: whenSold(sale, head.time_zone, String(settings.day_starts_at ?? '00:00')),
    served: servedBy(sale, language),
    customer: sale.customer_name
      ? { name: sale.customer_name, tin: tinOf(sale.customer_tin_number, language) }
      : null,
    note: paper || settings.show_invoice_note_on_sale ? written(sale.remarks) : null,
    reference: reference && say(RECEIPT.reference, language, { text: reference }),
    exchange: sale.exchange_of ? say(RECEIPT.exchange, language, { what: sale.exchange_of }) : null,
    services: sale.services ? say(RECEIPT.services, language, { numbers: sale.services }) : null,
    verification: sale.verification_code
      ? {
          line: say(RECEIPT.verify, language, { code: paperCodeText(sale.verification_code) }),
          code: sale.verification_code,
        }
      : null,
    foot: foot.length > 0 || paper ? foot : [say(RECEIPT.thanks, language)],
    isFooted,
    payTo:
      showsModes && head.pay_to.length > 0
        ? { title: say(RECEIPT.payTo, language), lines: head.pay_to.map(toldToPayer) }
        : null,
    bankDetails: isFooted && !showsModes ? banks.map(toldToPayer) : [],
    signature: isFooted ? head.signature_id : null,
  };
}

/** What is written across a paper that is none: a draft, or what was taken back. */
function markOf({ status }: SaleOnPaper, paper: PaperKind | undefined, language: Language): string[] {
  const mark = paper ? paper.mark : isPosted(saleEntity, { status }) ? null : 'void';
  return mark ? [say(RECEIPT[mark], language)] : [];
}

/** Whose the paper is, by the letterhead of the branch. */
export function sellerOf(head: Letterhead, language: Language): Seller {
  const filled = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '');
  const branch = head.name === head.business_name ? null : head.name;
  const box = head.pobox && say(RECEIPT.pobox, language, { number: head.pobox });
  const vrn = head.vrn_number && say(RECEIPT.vrn, language, { number: head.vrn_number });
  return {
    name: head.business_name,
    address: filled(branch, head.ward, head.district, head.region) as string[],
    contact: filled(box, head.phone_number && inGroups(head.phone_number), head.email) as string[],
    tax: filled(tinOf(head.tin_number, language), vrn) as string[],
    logo: head.logo_id,
  };
}

/** An account that is called like its bank or network is not named twice. */
function toldToPayer({ provider, number, name }: WayToBePaid): string {
  const known = name.toUpperCase() === provider?.toUpperCase() ? null : name;
  return provider ? [`${provider} ${number}`, known].filter(Boolean).join(', ') : `${name} ${number}`;
}

/** `TIN 123-456-789`. */
export function tinOf(tin: string | null | undefined, language: Language): string | null {
  return tin
    ? say(RECEIPT.tin, language, { number: tin.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3') })
    : null;
}

/** `255 754 321098`. */
function inGroups(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3');
}

/**
 * Day and minute of the sale in the zone of the branch. A sale that was entered for an earlier day has no minute of its
 * own, so only its day is written.
 */
function whenSold(
  { date, created_at, sold_at = created_at }: SaleOnPaper,
  timeZone: string,
  dayStartsAt: string,
): string {
  const at = new Date(sold_at);
  const [year, month, day] = date.split('-');
  if (businessDay(at, { time_zone: timeZone, day_starts_at: dayStartsAt }) !== date)
    return `${day}/${month}/${year}`;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute}`;
}
