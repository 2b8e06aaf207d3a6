import type { TextPattern } from '../text-pattern.ts';

const BEGIN = '{id} (confirmed|imethibitishwa)';

/** M-PESA of Vodacom: the number of the event comes first. */
export const M_PESA: readonly TextPattern[] = [
  {
    kind: 'bill',
    wording: `${BEGIN} {amount} (sent|paid) to [business ]{name} for account {account} on #`,
    example:
      'DKS9B1FPQ8 Confirmed. Tsh12,345.00 sent to business LUKU for account 24730011 on 19/11/26 at 10:56 pm. New M-Pesa balance is Tsh430.36.',
  },
  {
    kind: 'sent',
    wording: `${BEGIN} {amount} sent to [business ]{name} {phone} on #`,
    example:
      'DKS9B1FPQ8 Confirmed. Tsh12,345.00 sent to JUMA KASSIM 255754112233 on 19/11/26 at 10:56 pm. New M-Pesa balance is Tsh430.36.',
  },
  {
    kind: 'sent',
    wording: `${BEGIN} {amount} sent to [business ]{name} on #`,
    example:
      'DKS9B1FPQ8 Confirmed. Tsh12,345.00 sent to business JUMA STORES on 19/11/26 at 10:56 pm. New M-Pesa balance is Tsh430.36.',
  },
  {
    kind: 'merchant_payment',
    wording: `${BEGIN} {amount} paid to [LIPA ]{name} on #`,
    example:
      'DKT9B14S4R Confirmed. Tsh12,345.00 paid to LIPA MWENGE PHARMACY on 28/11/26 at 4:48 pm and charged Tsh500.00.New M-Pesa balance is Tsh9,583.36.',
  },
  {
    kind: 'withdrawal',
    wording: `${BEGIN} [on {when} ]Withdraw {amount} from {account} - {name} (total|new|balance|fee|on #)`,
    example:
      'DKF9B1DPIJ Confirmed. On 15/11/26 at 8:08 pm Withdraw Tsh12,345.00 from 431800 - KARIAKOO AGENT Total fee Tsh4,357.00. Balance is Tsh0.36.',
  },
  {
    kind: 'withdrawal',
    wording: `${BEGIN} [tarehe {when} ](Umetoa|toa) {amount} kutoka [kwa ][wakala ]{account} - {name} (mnamo|tarehe|jumla|ada|makato|salio)`,
    example:
      'DKF9B1DPIJ Imethibitishwa. Umetoa Tsh12,345.00 kutoka kwa wakala 431800 - KARIAKOO AGENT mnamo 15/11/26 20:08. Makato Tsh1,500.00.',
  },
  {
    kind: 'received',
    wording: `${BEGIN} You have received [a payment of ]{amount} from {phone} - {name} on #`,
    example:
      'DKJ9B1FX2B confirmed. You have received Tsh12,345.00 from 255754112233 - ASHA MUSHI on 19/11/26 at 10:38 pm. New M-Pesa balance is Tsh14,000.36.',
  },
  {
    kind: 'received',
    wording: `${BEGIN} You have received [a payment of ]{amount} from {account} - {name} on #`,
    example:
      'DKJ9B1FX2B confirmed. You have received a payment of Tsh12,345.00 from 922756 - TIPS-SELCOM MF on 19/11/26 at 10:38 pm. New M-Pesa balance is Tsh14,000.36.',
  },
  {
    kind: 'received',
    wording: `${BEGIN} You have received [a payment of ]{amount} from {name} {phone} on #`,
    example:
      'DKJ9B1FX2B confirmed. You have received Tsh12,345.00 from ASHA MUSHI 255754112233 on 19/11/26 at 10:38 pm. New M-Pesa balance is Tsh14,000.36.',
  },
  {
    kind: 'received',
    wording: `${BEGIN} Umepokea [malipo ya ]{amount} kutoka [kwa ]{network}, akaunti {account} - {name} (tarehe|mnamo) #`,
    example:
      'DKJ9B1FX2B imethibitishwa. Umepokea Tshs 12,345.00 kutoka SELCOM MF, Akaunti ****1234 - NEEMA LYIMO tarehe 19/11/2026 saa 22:38:24.',
  },
  {
    kind: 'received',
    wording: `${BEGIN} Umepokea [malipo ya ]{amount} kutoka [kwa ]{account} - {name} (tarehe|mnamo) #`,
    example:
      'DK22N8FK524 Imethibitishwa. Umepokea Tsh12,345.00 kutoka 922756 - SELCOM MF mnamo 04/11/26 14:30. Salio lako la M-Pesa ni Tsh391,500.00',
  },
  {
    kind: 'agent_float',
    wording: `${BEGIN} [tarehe {when} |on {when} ](chukua|take) {amount} (kutoka|from) [kwa ]{account} - {name}!`,
    example:
      '8K1450EF2L2 Imethibitishwa,tarehe 1/11/26 saa 5:05 PM chukua Tsh12,345.00 kutoka 555001 - CHRISTINA SHAYO.Salio lako la M-Pesa ni Tsh7,828,792.00',
  },
  {
    kind: 'sent',
    wording: `${BEGIN} {name} (has received|amepokea) {amount} (on|tarehe|mnamo) #`,
    example: 'DKE9B1D5UM Confirmed. JUMA KASSIM has received Tsh 12345 on 2026-11-14 19:20:55.',
    isThin: true,
  },
  {
    kind: 'sent',
    wording: `${BEGIN} {amount} (imetumwa|zimetumwa) (kwenda|kwa) [kwa ]{phone} - {name} (mnamo|tarehe) #`,
    example:
      'DKS9B1FPQ8 Imethibitishwa. Tsh12,345.00 imetumwa kwenda 255754112233 - ASHA MUSHI mnamo 04/11/26 14:30. Salio lako la M-Pesa ni Tsh1,500.00.',
  },
  {
    kind: 'sent',
    wording: `${BEGIN} {amount} (imetumwa|zimetumwa) (kwenda|kwa) [kwa ][biashara ]{name} (mnamo|tarehe) #`,
    example:
      'DKS9B1FPQ8 Imethibitishwa. Tsh12,345.00 imetumwa kwa JUMA STORES mnamo 04/11/26 14:30. Salio lako la M-Pesa ni Tsh1,500.00.',
  },
  {
    kind: 'merchant_payment',
    wording: `${BEGIN} {amount} (imelipwa|zimelipwa) (kwenda|kwa) [kwa ][LIPA ]{name} (mnamo|tarehe) #`,
    example:
      'DKS9B1FPQ8 Imethibitishwa. Tsh12,345.00 imelipwa kwa LIPA MWENGE PHARMACY mnamo 04/11/26 14:30. Makato Tsh500.00.',
  },
  {
    kind: 'reversal',
    wording: `${BEGIN} Reversal of transaction {reverses} has been successfully reversed on {when} and {amount} is credited to your`,
    example:
      'DKS9B1FPQ8 Confirmed. Reversal of transaction DKE9B1D5UM has been successfully reversed on 19/11/26 at 10:56 pm and Tsh12,345.00 is credited to your M-PESA account. New M-Pesa balance is Tsh14,000.00.',
  },
  {
    kind: 'reversal',
    direction: 'out',
    wording: `${BEGIN} Reversal of transaction {reverses} has been successfully reversed on {when} and {amount} is debited from your`,
    example:
      'DKS9B1FPQ8 Confirmed. Reversal of transaction DKE9B1D5UM has been successfully reversed on 19/11/26 at 10:56 pm and Tsh12,345.00 is debited from your M-PESA account. New M-Pesa balance is Tsh14,000.00.',
  },
  {
    kind: 'reversal',
    wording: `${BEGIN} Muamala [namba ]{reverses} umerudishwa [(mnamo|tarehe) {when} ]{amount} (imerudishwa|zimerudishwa) kwenye akaunti yako`,
    example:
      'DKS9B1FPQ8 Imethibitishwa. Muamala DKE9B1D5UM umerudishwa tarehe 19/11/26 10:56. Tsh12,345.00 zimerudishwa kwenye akaunti yako. Salio lako la M-Pesa ni Tsh14,000.00.',
  },
];
