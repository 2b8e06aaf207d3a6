// cspell:ignore Kilima umelipa Inabaki kulipwa kukaa nasi
import { expect, test } from 'vitest';
import { billSms } from './bill-sms.rules.ts';

const BILL = {
  ...{ number: 'H0212', check_in: '2026-11-24', check_out: '2026-11-30', currency: 'TZS' as const },
  ...{ total: 57_400_000n, left: 0n },
};
const HOUSE = { shop: 'Kilima House', language: 'en' as const, currency_format: undefined };

test('the bill says what was charged and paid, and what is left only where something is', () => {
  expect(billSms(BILL, HOUSE)).toBe(
    'Kilima House: bill H0212, 24/11/2026 to 30/11/2026. Total 574,000 TZS, paid 574,000 TZS. Thank you for your stay.',
  );
  expect(billSms({ ...BILL, left: 22_400_000n }, { ...HOUSE, language: 'sw' })).toBe(
    'Kilima House: bili H0212, 24/11/2026 hadi 30/11/2026. Jumla 574,000 TZS, umelipa 350,000 TZS. Inabaki kulipwa: 224,000 TZS. Asante kwa kukaa nasi.',
  );
});
