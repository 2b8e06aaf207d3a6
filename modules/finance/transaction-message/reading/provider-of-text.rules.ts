import type { ProviderName } from '../../account/provider-names.ts';
import type { IdShapes } from './labelled-parts.rules.ts';
import { BANK_WORDS } from './providers/banks.ts';
import { M_PESA } from './providers/m-pesa.ts';
import { AIRTEL, HALOPESA, MIXX, OTHER_WALLETS, TPESA } from './providers/other-wallets.ts';
import { WALLET_WORDS } from './providers/wallet-words.ts';
import { type CompiledPattern, compile, type TextPattern } from './text-pattern.ts';

/** A network or bank of the specification: how its texts are told from others, and how they are worded. */
interface Provider extends IdShapes {
  /** The names under which it writes, in small letters. */
  senders: readonly string[];
  /** What only its own texts say. */
  says: RegExp | null;
  patterns: readonly CompiledPattern[];
}

const known = (
  senders: string,
  says: RegExp | null,
  ids: RegExp,
  whole: RegExp | null,
  ...patterns: readonly (readonly TextPattern[])[]
): Provider => ({ senders: senders.split('|'), says, ids, whole, patterns: patterns.flat().map(compile) });

/** What is known of each, in the order in which their words are looked for. */
export const PROVIDERS: Readonly<Record<ProviderName, Provider>> = {
  'M-PESA': known(
    'm-pesa|mpesa|vodacom',
    /^\W*[a-z0-9]{6,14}[\s.,:;-]+(?:confirmed|imethibitishwa)|\bM-?PESA balance\b|\bla M-?Pesa\b/iu,
    // The second sign is the month, A to L.
    /^[A-Z0-9][A-L](?=[A-Z0-9]*\d)[A-Z0-9]{8,9}$/,
    null,
    M_PESA,
    WALLET_WORDS,
  ),
  MIXBYYAS: known(
    'mixx by yas|mixxbyyas|mixbyyas|tigopesa|tigo pesa',
    /winning goal|mixx by yas\b(?! \()|tigo ?pesa|\b(?:txnid|trnx id)\b|kumbukumbu no\W{0,3}\d{11}/iu,
    /^(?:\d{14}|\d{11})$/,
    /\d{14}$/,
    MIXX,
    WALLET_WORDS,
  ),
  AIRTELMONEY: known(
    'airtelmoney|airtel|airtel money',
    /airtel|\b[A-Z]{2}\d{6}\.\d{4}\.[A-Z]\d{5}/iu,
    /^[A-Z]{2}\d{6}\.\d{4}\.[A-Z]\d{5}$/,
    /\.[A-Z]\d{5}$/i,
    AIRTEL,
    WALLET_WORDS,
  ),
  HALOPESA: known(
    'halopesa|halo pesa',
    /halopesa|utambulisho wa muamala|\btnx \d/iu,
    /^(?:\d{16}|\d{9,10})$/,
    /^(?:tnx\D*\d{16}|utambulisho\D*\d{10})$/i,
    HALOPESA,
    WALLET_WORDS,
  ),
  TPESA: known('t-pesa|tpesa|ttcl', /\bt-?pesa\b/iu, /^TP\d{12}$/, /TP\d{12}$/i, TPESA, WALLET_WORDS),
  NMB: known(
    'nmb|nmb bank',
    /nmb karibu|teleza kidigitali|mshiko fasta/iu,
    /^[A-Z0-9]{12,18}$/,
    null,
    BANK_WORDS,
  ),
  CRDB: known(
    'crdb bank|crdb',
    /^\W*crdb\b|\bref:?\s*ft\d|\bkumb:\s*[0-9a-f]{16}/iu,
    /^(?:FT[0-9]{5}[A-Z0-9]{5}|[0-9a-f]{16})$/i,
    /^(?:ref\W*ft[a-z0-9]{10}|kumb\W*[0-9a-f]{16})$/i,
    BANK_WORDS,
  ),
  NBC: known('nbc|nbc bank|nbc tanzania', /^\W*nbc\b/iu, /^[A-Z0-9]{8,20}$/, null, BANK_WORDS),
  ABSA: known('absa|absa bank|absa tz', /\babsa\b/iu, /^[A-Z0-9]{8,20}$/, null, BANK_WORDS),
  EQUITY: known('equity|equity bank|equitybank', /\bequity\b/iu, /^[A-Z0-9]{8,20}$/, null, BANK_WORDS),
  NONE: known(
    'selcom pesa|selcompesa',
    null,
    /^[A-Z0-9]{6,20}$/i,
    null,
    OTHER_WALLETS,
    WALLET_WORDS,
    BANK_WORDS,
  ),
};

const NAMES = Object.keys(PROVIDERS) as ProviderName[];

/** The provider that writes under a name. A telephone number and a near copy are nobody's. */
export function providerOfSender(sender: string): ProviderName | null {
  const name = sender.trim().toLowerCase().replace(/\s+/g, ' ');
  return NAMES.find((provider) => PROVIDERS[provider].senders.includes(name)) ?? null;
}

/** The provider whose words a text has. */
export function providerOfWords(text: string): ProviderName | null {
  return NAMES.find((provider) => PROVIDERS[provider].says?.test(text)) ?? null;
}
