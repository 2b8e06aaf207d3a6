import type { TextPattern } from '../text-pattern.ts';

const ACCOUNT = '(a/c|acct|account)';

/** How banks tell what moved, in both languages; of ABSA and EQUITY no Tanzanian text was seen. */
export const BANK_WORDS: readonly TextPattern[] = [
  {
    kind: 'received',
    wording: `[(confirmed|dear customer) ][{bank} ]{amount} [has been |was |is ]credited to [your ]${ACCOUNT} [(number|no|ending) ][with ]{own} from {name}!`,
    example:
      'Confirmed: TZS 12,345.00 credited to a/c 3001**99 from KILIMO LTD. Ref 261128EQ0091. Bal TZS 2,004,300.50',
  },
  {
    kind: 'received',
    wording: `[(confirmed|dear customer) ][{bank} ]{amount} [has been |was |is ]credited to [your ]${ACCOUNT}`,
    example:
      'ABSA: TZS 12,345.00 has been credited to your account ****1234. Ref AB26112800. Bal TZS 20,000.00',
  },
  {
    kind: 'received',
    wording: '[(confirmed|dear customer) ]you have received {amount} in your account',
    example:
      'Dear Customer, you have received TZS12,345.00 in your account number: 0150123456700. Balance: TZS 450,000.00. REF:FT26331CY5SQ',
  },
  {
    kind: 'airtime',
    wording: `[{bank} ]{amount} [has been |was |is ]debited from [your ]${ACCOUNT} {own}. Desc: (airtime|vocha)`,
    example: 'NBC: TZS 12,345.00 debited from acct ****1234. Desc: AIRTIME. Bal: TZS 450,000.00',
  },
  {
    kind: 'withdrawal',
    wording: `[{bank} ]{amount} [has been |was |is ]debited from [your ]${ACCOUNT} {own}. Desc: (atm|cash withdrawal)`,
    example: 'NBC: TZS 12,345.00 debited from acct ****1234. Desc: ATM. Bal: TZS 450,000.00',
  },
  {
    kind: 'fee',
    wording: `[{bank} ]{amount} [has been |was |is ]debited from [your ]${ACCOUNT} {own}. Desc: (fee|charge|ledger fee|monthly)`,
    example: 'NBC: TZS 12,345.00 debited from acct ****1234. Desc: CHARGES. Bal: TZS 450,000.00',
  },
  {
    kind: 'sent',
    wording: `[(confirmed|dear customer) ][{bank} ]{amount} [has been |was |is ]debited from [your ]${ACCOUNT}`,
    example: 'NBC: TZS 12,345.00 debited from acct ****1234. Desc: TICKET. Bal: TZS 450,000.00',
  },
  {
    kind: 'sent',
    wording: 'Muamala umefanikiwa {amount} {network} kwenda {name} {phone}',
    example: 'Muamala umefanikiwa TZS12,345 HALOTEL kwenda BARAKA MOLLEL 0621445566. KUMB:19cae4b000e59a5e',
  },
  {
    kind: 'withdrawal',
    wording: 'Umefanikiwa Kutoa {amount} kwa Wakala',
    example: 'Umefanikiwa Kutoa TSh12,345 kwa Wakala. Balance: TZS 35,000.00',
  },
  {
    kind: 'sent',
    wording:
      '[Kumb: {id} ][Imethibitishwa ]Kiasi cha {amount} kimetumwa kutoka [katika |kwenye ]akaunti [yako ]inayoishia na {own} kwenda [kwa ]{name} {phone}',
    example:
      'Kumb: GWX102237000945 Imethibitishwa. Kiasi cha TSH12,345 kimetumwa kutoka katika akaunti inayoishia na 4411 kwenda TUMAINI SANGA 0754998877. Tarehe:05-11-2026 19:46:00.',
  },
  {
    kind: 'loan_repayment',
    wording: '{id} Kiasi cha {amount} kimetolewa kwenye akaunti yako inayoishia na {own} kurejesha',
    example:
      '201NDGL261000514. Kiasi cha TZS TZS 12,345.00 kimetolewa kwenye akaunti yako inayoishia na 4411 kurejesha Mshiko Fasta, Salio la mkopo ni 335,556.64 15-11-2026 03:45 NMB karibu yako',
  },
  {
    kind: 'received',
    wording:
      '[[Kumb: ]{id} ][Imethibitishwa ]Kiasi cha {amount} (kimeingia|kimewekwa) (kwenye|katika) akaunti yako [inayoishia na {own} ]kutoka [kwa ]{name}!',
    example:
      'Kumb: GWX102237000945 Imethibitishwa. Kiasi cha TSH12,345 kimewekwa kwenye akaunti yako inayoishia na 4411 kutoka kwa TUMAINI SANGA. Tarehe:05-11-2026 19:46:00.',
  },
  {
    kind: 'merchant_payment',
    wording: 'You have paid {amount} with account [ending ]{own} to {name} {account} on #',
    example:
      'You have paid TZS 12,345 with account ending 4411 to LOCAL SUPERMARKET 01 15200743 on 30-11-2026 19:28:03. NMB Karibu Yako',
  },
  {
    kind: 'merchant_payment',
    wording: 'You have paid {amount} with account [ending ]{own} to {name} on #',
    example:
      'You have paid TZS 12,345 with account ending 4411 to LOCAL SUPERMARKET on 30-11-2026 19:28:03. NMB Karibu Yako',
  },
];
