import { refusal } from '#core/errors.ts';

export const ServiceIsVerified = refusal('service_is_verified', 409, {
  en: 'This service is verified. Take the verification back first.',
  sw: 'Huduma hii imehakikiwa. Ondoa uhakiki kwanza.',
});

export const ServiceVerifiedAlready = refusal('service_verified_already', 409, {
  en: 'This service is verified already.',
  sw: 'Huduma hii imeshahakikiwa.',
});

export const ServiceIsDone = refusal('service_is_done', 409, {
  en: 'This service is done and billed. Void it instead.',
  sw: 'Huduma hii imekamilika na bili yake imetolewa. Ibatilishe badala yake.',
});

export const ServiceNotStarted = refusal('service_not_started', 409, {
  en: 'This service is not in progress.',
  sw: 'Huduma hii haijaanza kufanyiwa kazi.',
});

export const CollectedAlready = refusal('collected_already', 409, {
  en: 'The customer has collected this already.',
  sw: 'Mteja ameshachukua.',
});

/** A deposit is somebody's. */
export const NobodyPaysAhead = refusal('nobody_pays_ahead', 409, {
  en: 'Choose the customer of this service first: a deposit is his until the work is billed.',
  sw: 'Chagua kwanza mteja wa huduma hii: amana ni yake hadi kazi itozwe.',
});

/** What is owed is owed by somebody. */
export const NobodyOwes = refusal<{ left: string }>(
  'nobody_owes',
  409,
  {
    en: '{left} would be left to pay. Choose the customer who owes it, or take the whole amount now.',
    sw: 'Zingebaki {left} za kulipa. Chagua mteja anayedaiwa, au pokea kiasi chote sasa.',
  },
  ['left'],
);
