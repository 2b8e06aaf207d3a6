import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/i18n/language.ts';
import { settingHint } from './setting-hint.ts';
import { SETTINGS } from './settings.words.ts';

test.each(['send_receipt_over_sms', 'remind_customer_debts', 'inform_of_services'])(
  '%s says where SMS stay',
  (key) => {
    for (const language of LANGUAGES) {
      const alone = settingHint(key, language, true);
      expect(alone).not.toContain(SETTINGS.noGateway[language]);
      expect(settingHint(key, language, false)).toBe(`${alone} ${SETTINGS.noGateway[language]}`);
    }
  },
);

test('a setting that sends no SMS has its hint alone, and one without a hint none', () => {
  expect(settingHint('weekly_report', 'en', false)).toBe(settingHint('weekly_report', 'en', true));
  expect(settingHint('margin', 'en', false)).toBeUndefined();
});
