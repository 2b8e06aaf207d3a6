import { refusal } from '#core/errors.ts';

export const WayInUnknown = refusal('way_in_unknown', 404, {
  en: 'No account has this secret.',
  sw: 'Hakuna akaunti yenye siri hii.',
});

export const AccountReceivesNoTexts = refusal('account_receives_no_texts', 409, {
  en: 'Only a mobile or bank account has a phone that gets texts.',
  sw: 'Akaunti ya simu au ya benki tu ndiyo yenye simu inayopokea jumbe.',
});
