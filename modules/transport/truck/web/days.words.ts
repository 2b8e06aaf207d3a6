// cspell:ignore liliposimama karakana halikutumika lilisimama
/** What the page of a truck says of its last days. */
export const DAYS = {
  title: { en: 'Last {n} days', sw: 'Siku {n} zilizopita' },
  trip: { en: 'On a trip', sw: 'Safarini' },
  service: { en: 'In the workshop', sw: 'Karakana' },
  hold: { en: 'Kept from work', sw: 'Halikutumika' },
  idle: { en: 'Idle', sw: 'Bila kazi' },
} as const;

export const IDLE_COUNTED = {
  one: { en: '{n} day idle', sw: 'Siku {n} bila kazi' },
  many: { en: '{n} days idle', sw: 'Siku {n} bila kazi' },
};

export const DAYS_COUNTED = {
  one: { en: '{n} day', sw: 'siku {n}' },
  many: { en: '{n} days', sw: 'siku {n}' },
};
