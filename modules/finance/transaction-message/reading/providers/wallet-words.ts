import type { TextPattern } from '../text-pattern.ts';

const YES = '[(confirmed|imethibitishwa|accepted|airtel money|transfer successful) ]';

/** How wallets tell what moved where a provider has no wording of its own; a number and a yes may stand before it. */
export const WALLET_WORDS: readonly TextPattern[] = [
  {
    kind: 'received',
    wording: `[{id} ]${YES}${YES}You have received [a payment of ]{amount} from {phone} - {name}!`,
    example: 'You have received TZS 12,345.00 from 0754112233 - ASHA MUSHI. Balance: TZS 20,000.00.',
  },
  {
    kind: 'received',
    wording: `[{id} ]${YES}${YES}You have received [a payment of ]{amount} from {name} {phone}`,
    example: 'Confirmed. You have received TZS 12,345.00 from ELIYA JOHN 0689112233. Balance: TZS 20,000.00',
  },
  {
    kind: 'received',
    wording: `[{id} ]${YES}${YES}You have received [a payment of ]{amount} from {name} (on #|with txn|txn|trnx|ref)`,
    example: 'You have received TSh 12,345 from GRACE TEMU on 14/11/26 19:08. New balance is TSh 20,000.',
  },
  {
    kind: 'received',
    wording: `[{id} ]${YES}${YES}You have received [a payment of ]{amount} from {name}!`,
    example: 'Confirmed. You have received TZS 12,345 from GRACE TEMU. Balance: TZS 20,000.00',
  },
  {
    kind: 'received',
    wording: `[{id} ]${YES}Umepokea [malipo ya |pesa ]{amount} kutoka [kwa ]{phone} - {name} (mnamo|tarehe) #`,
    example: 'Umepokea Tsh12,345.00 kutoka kwa 255713445566 - GRACE TEMU mnamo 14/11/26 19:08.',
  },
  {
    kind: 'received',
    wording: `[{id} ]${YES}Umepokea [malipo ya |pesa ]{amount} kutoka [kwa ]{phone} - {name}!`,
    example: 'Umepokea TSh 12,345 kutoka kwa 255713445566 - GRACE TEMU. Kumbukumbu No.: 25792901000688.',
  },
  {
    kind: 'received',
    wording: `[{id} ]${YES}Umepokea [malipo ya |pesa ]{amount} kutoka [kwa ]{name} {phone}`,
    example: 'Umepokea 12,345 TZS kutoka STELLA MAKUNDI (0626000330). Salio jipya: 30,666.00 TZS.',
  },
  {
    kind: 'received',
    wording: `[{id} ]${YES}Umepokea [malipo ya |pesa ]{amount} kutoka [kwa ]{name} (mnamo|tarehe) #`,
    example: 'Umepokea TSh 12,345 kutoka kwa GRACE TEMU tarehe 14/11/26 saa 19:08.',
  },
  {
    kind: 'received',
    wording: `[{id} ]${YES}Umepokea [malipo ya |pesa ]{amount} kutoka [kwa ]{name}!`,
    example: 'Umepokea TSh 12,345 kutoka kwa GRACE TEMU. Salio jipya ni TSh 20,000.',
  },
  {
    kind: 'bank_transfer',
    wording: `[{id} ]${YES}Umetuma {amount} (kwenye|kwenda) akaunti [namba ][ya ]{account} ya {network}!`,
    example:
      'Umetuma TSH 12,345.00 kwenye akaunti namba 20110012345 ya NMB BANK. Salio lako ni TSH 1,689.00.',
  },
  {
    kind: 'sent',
    wording: `[{id} ]${YES}Umetuma {amount} (kwenda kwa|kwenda|kwa) {phone} - {name}!`,
    example: 'Umetuma TZS12,345.00 kwa 783000429,AMOS SHIRIMA. Salio TZS1,285,000.00.',
  },
  {
    kind: 'sent',
    wording: `[{id} ]${YES}Umetuma {amount} (kwenda kwa|kwenda|kwa) {name} {phone}`,
    example: 'Umetuma TSH 12,345 kwa AMOS SHIRIMA (0783000429). Salio jipya ni TSH 1,000.',
  },
  {
    kind: 'sent',
    wording: `[{id} ]${YES}Umetuma {amount} (kwenda kwa|kwenda|kwa) {name}!`,
    example: 'Umetuma TSH 12,345 kwa AMOS SHIRIMA. Salio jipya ni TSH 1,000.',
  },
  {
    kind: 'sent',
    wording: `[{id} ]${YES}Umetuma pesa kwa {name}, kiasi {amount}`,
    example: 'Umetuma pesa kwa MARIAM HASSAN, kiasi Tsh 12,345/=, Ada Tsh 300/=. Salio Tsh 40,700/=.',
  },
  {
    kind: 'sent',
    wording: `[{id} ]${YES}You have sent {amount} to [{network} receiver ]{name} - {phone}`,
    example: 'You have sent TSh 12,345 to Vodacom receiver PETER MASSAWE - 255742000312. Charges TSh 1,125.',
  },
  {
    kind: 'sent',
    wording: `[{id} ]${YES}You have sent {amount} to {name}!`,
    example: 'You have sent TSh 12,345 to PETER MASSAWE. Charges TSh 1,125. New balance is TSh 0.',
  },
  {
    kind: 'bill',
    wording: `[{id} ]${YES}(You have paid|Umelipa) {amount} (for|kwa|to) [{name} ](account|akaunti|bill|ankara|control number|namba ya malipo)[ number| namba] {account}`,
    example: 'Umelipa TZS 12,345 kwa LUKU akaunti 24730011223. Salio jipya ni TZS 3,000.',
  },
  {
    kind: 'merchant_payment',
    wording: `[{id} ]${YES}You have paid {amount} to {name} (on #|with txn)`,
    example: 'You have paid TSh 12,345 to DELUXE SUPPLIERS on 19/11/26 11:20. Charges TSh 2,000.',
  },
  {
    kind: 'merchant_payment',
    wording: `[{id} ]${YES}You have paid {amount} to {name}!`,
    example: 'You have paid TSh 12,345 to DELUXE SUPPLIERS. Charges TSh 2,000. VAT TSh 305.',
  },
  {
    kind: 'merchant_payment',
    wording: `[{id} ]${YES}Umelipa {amount} (kwenda kwa|kwenda|kwa) {name}!`,
    example: 'Umelipa TSh 12,345 kwa DELUXE SUPPLIERS. Ada TSh 200. Salio jipya ni TSh 9,000.',
  },
  {
    kind: 'withdrawal',
    wording: `[{id} ]${YES}(Umetoa|You have withdrawn) {amount} (kutoka kwa|kwa|from) [wakala|agent][ ][{account}][ - ]{name}!`,
    example: 'Umetoa TSh 12,345 kwa wakala 431800 - KARIAKOO AGENT. Ada TSh 800. Salio jipya ni TSh 100.',
  },
  {
    kind: 'deposit',
    wording: `[{id} ]${YES}(Umeweka|Umewekewa|You have deposited) {amount} (kupitia|kutoka kwa|kwa|from|at) [wakala|agent][ ][{account}][ - ]{name}!`,
    example: 'Umeweka TSh 12,345 kwa wakala 431800 - KARIAKOO AGENT. Salio jipya ni TSh 13,000.',
  },
  {
    kind: 'airtime',
    wording: `[{id} ]${YES}You have bought airtime of {amount} for`,
    example: 'You have bought airtime of TZS 12,345 for 0754112233. Balance is TZS 3,000.',
  },
  {
    kind: 'airtime',
    wording: `[{id} ]${YES}Umenunua muda wa maongezi wa {amount} kwa`,
    example: 'Umenunua muda wa maongezi wa TZS 12,345 kwa 0754112233. Salio jipya ni TZS 3,000.',
  },
];
