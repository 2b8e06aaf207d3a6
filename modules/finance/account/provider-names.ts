/** Networks and banks of the first market (specification §9). */
export const PROVIDER_NAMES = [
  'CRDB',
  'NMB',
  'NBC',
  'ABSA',
  'EQUITY',
  'M-PESA',
  'MIXBYYAS',
  'AIRTELMONEY',
  'HALOPESA',
  'TPESA',
  'NONE',
] as const;

export type ProviderName = (typeof PROVIDER_NAMES)[number];
