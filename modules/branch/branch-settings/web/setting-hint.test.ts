import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/i18n/language.ts';
import { settingHint } from './setting-hint.ts';
import { SETTINGS } from './settings.words.ts';

const IN_REACH = { sendsSms: true, hasAddress: true };

test.each(['send_receipt_over_sms', 'remind_customer_debts', 'inform_of_services'])(
  '%s says where SMS stay',
  (key) => {
    for (const language of LANGUAGES) {
      const alone = settingHint(key, language, IN_REACH);
      expect(alone).not.toContain(SETTINGS.noGateway[language]);
      expect(settingHint(key, language, { ...IN_REACH, sendsSms: false })).toBe(
        `${alone} ${SETTINGS.noGateway[language]}`,
      );
    }
  },
);

test('a setting that sends no SMS has its hint alone, and one without a hint none', () => {
  expect(settingHint('weekly_report', 'en', { ...IN_REACH, sendsSms: false })).toBe(
    settingHint('weekly_report', 'en', IN_REACH),
  );
  expect(settingHint('margin', 'en', { ...IN_REACH, sendsSms: false })).toBeUndefined();
});

test('SMS that would lead to a page say so where this server does not know its address', () => {
  const away = { ...IN_REACH, hasAddress: false };
  for (const language of LANGUAGES) {
    expect(settingHint('inform_of_services', language, away)).toContain(SETTINGS.noAddress[language]);
    expect(settingHint('inform_of_services', language, IN_REACH)).not.toContain('PUBLIC_ADDRESS');
    expect(settingHint('remind_customer_debts', language, away)).not.toContain('PUBLIC_ADDRESS');
    const nothing = settingHint('inform_of_services', language, { sendsSms: false, hasAddress: false });
    expect(nothing).not.toContain('PUBLIC_ADDRESS');
  }
});
