import type { TextPattern } from '../text-pattern.ts';

/** Mixx by Yas, which was Tigo Pesa: the balance comes before the amount. */
export const MIXX: readonly TextPattern[] = [
  {
    kind: 'received',
    wording:
      'Transfer Successful. New balance is {money}. You have received {amount} from {network}; {name} with txnid',
    example:
      'Transfer Successful. New balance is TSh 65,000. You have received TSh 12,345 from CRDB; HALIMA SAID with TxnId: 26452334000211. 003_19ec6e42e000a9a7. 14/11/26 19:08.',
  },
  {
    kind: 'received',
    wording: 'Transfer Successful. New balance is {money}. You have received {amount} from {name} with txnid',
    example:
      'Transfer Successful. New balance is TSh 65,000. You have received TSh 12,345 from HALIMA SAID with TxnId: 26452334000211. 14/11/26 19:08.',
  },
  {
    kind: 'sent',
    wording: 'Money sent successfully to {name} - {phone}. Amount {amount}',
    example:
      'Money sent successfully to PETER MASSAWE -255742000312. Amount TSh 12,345. Total Charges TSh 1,125, VAT TSh 172. New balance is TSh 0. TxnID: 26495371000758.',
  },
  {
    kind: 'sent',
    wording: 'Money sent successfully to {phone}. Amount {amount}',
    example:
      'Money sent successfully to  -255742000312. Amount TSh 12,345. Total Charges TSh 1,125, VAT TSh 172. New balance is TSh 0. TxnID: 26495371000758.',
  },
  {
    kind: 'sent',
    wording: 'Pesa zimetumwa [kikamilifu ](kwenda|kwa) {name} - {phone}. Kiasi {amount}',
    example:
      'Pesa zimetumwa kikamilifu kwenda PETER MASSAWE - 255742000312. Kiasi TSh 12,345. Ada TSh 500. Salio jipya ni TSh 0.',
  },
  {
    kind: 'deposit',
    wording: 'Cash-In of {amount} from Agent - {name} is successful',
    example:
      'Cash-In of TSh 12,345 from Agent - LILIAN SUMARI is successful. New balance is TSh 100,000. TxnId: 13411940026. 16/11/26 15:19.',
  },
  {
    kind: 'withdrawal',
    wording: 'Cash-Out of {amount} (to|from|at) Agent - {name} is successful',
    example:
      'Cash-Out of TSh 12,345 to Agent - LILIAN SUMARI is successful. New balance is TSh 100,000. TxnId: 13411940026. 16/11/26 15:19.',
  },
  {
    kind: 'merchant_payment',
    wording: 'Malipo yamekamilika (kwenda|kwa) [kwa ]{name}, Kiasi {amount}',
    example:
      'Malipo yamekamilika kwenda NIVUSHE PLUS, Kiasi Tsh12,345. Salio jipya ni Tsh 47,272. Ada Tsh 0. VAT TSh 0. Kumbukumbu no.26394529000543. 21/11/26 16:25.',
  },
];

/** Airtel Money. */
export const AIRTEL: readonly TextPattern[] = [
  {
    kind: 'received',
    wording: 'Umepokea {amount}, {phone} {name}!',
    example:
      'Umepokea Tsh12,345.00, 747000466 JOEL MBISE. Salio jipya ni Tsh26,684.00. Muamala No. MI261106.1141.Q03000',
  },
  {
    kind: 'received',
    wording: 'TXN ID: {id}. Ndugu mteja, umepokea {amount} kutoka jina la akaunti: {name}!',
    example:
      'TXN ID: MP261122.1010.C55512. Ndugu mteja, umepokea 12,345.00 Tshs kutoka (jina la akaunti: ZUWENA ALLY). salio lako ni 101,250.00 Tshs.',
  },
  {
    kind: 'sent',
    wording: 'TXN ID: {id}. Ndugu mteja, umetuma {amount} (kwenda kwa|kwenda|kwa) jina la akaunti: {name}!',
    example:
      'TXN ID: MP261122.1010.C55512. Ndugu mteja, umetuma 12,345.00 Tshs kwenda (jina la akaunti: ZUWENA ALLY). salio lako ni 101,250.00 Tshs.',
  },
];

/** HaloPesa. */
export const HALOPESA: readonly TextPattern[] = [
  {
    kind: 'agent_float',
    wording: 'Utambulisho wa muamala: {id}. WAKALA: {name}, namba ya simu {phone} imetoa {amount} wakati #',
    example:
      'Utambulisho wa muamala:839720029. WAKALA: IDDI SALUM, namba ya simu 255620000076 imetoa TSH 12,345 wakati 26/11/2026 16:23:04. Kamisheni: TSH 0. Salio jipya la floti ni TSH 1,710,000. Ahsante',
  },
];

/** T-Pesa of TTCL: no text of it was seen, so only the words that all wallets have. */
export const TPESA: readonly TextPattern[] = [];

/** Wallets that the specification does not name: their texts are read, under the provider NONE. */
export const OTHER_WALLETS: readonly TextPattern[] = [
  {
    kind: 'sent',
    wording: '{id} Accepted. You have sent {amount} to {name} - {network} {phone}',
    example:
      '0426KXGC Accepted. You have sent TZS 12,345.00 to NURU BAKARI - Mixx by Yas (255713000111) on 2026-11-26 11:56. Total charges TZS 550.00 (Fee 424, VAT 84, Ex Duty 42). Updated balance is TZS 124,450.00.',
  },
  {
    kind: 'received',
    wording: '{id} Accepted. You have received {amount} from {name} - {network} {phone}',
    example:
      '0426KXGC Accepted. You have received TZS 12,345.00 from NURU BAKARI - Mixx by Yas (255713000111) on 2026-11-26 11:56. Updated balance is TZS 124,450.00.',
  },
];
