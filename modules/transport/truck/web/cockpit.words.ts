// cspell:ignore matengenezo lilionekana yanayokaribia linapatikana zimebaki
/** What the page of a truck says at a glance. */
export const COCKPIT = {
  trip: { en: 'On the road with order {title}', sw: 'Liko njiani na oda {title}' },
  tripOfOthers: { en: 'On the road for others', sw: 'Liko njiani kwa wengine' },
  service: { en: 'In the workshop: {title}', sw: 'Liko karakana: {title}' },
  out_of_service: { en: 'Out of service', sw: 'Halifanyi kazi' },
  reserved: { en: 'Reserved', sw: 'Limehifadhiwa' },
  next_trip: { en: 'Next: order {title}', sw: 'Inayofuata: oda {title}' },
  nextOfOthers: { en: 'Next: a trip of others', sw: 'Inayofuata: safari ya wengine' },
  free: { en: 'Free', sw: 'Linapatikana' },
  to: { en: 'to {place}', sw: 'kwenda {place}' },
  until: { en: 'until {moment}', sw: 'hadi {moment}' },
  from: { en: 'from {moment}', sw: 'kuanzia {moment}' },
  seen: { en: 'Last seen in {place} on {day}', sw: 'Lilionekana mwisho {place} tarehe {day}' },
  where: { en: 'Update location', sw: 'Weka mahali lilipo' },
  place: { en: 'Town or place', sw: 'Mji au mahali' },
  at: { en: 'When it was there', sw: 'Lini lilikuwa hapo' },
  save: { en: 'Save', sw: 'Hifadhi' },
  odometer: { en: 'Odometer {km} km', sw: 'Odomita km {km}' },
  profit: { en: 'Profit this month', sw: 'Faida ya mwezi huu' },
  income: { en: 'Income', sw: 'Mapato' },
  costs: { en: 'Costs', sw: 'Gharama' },
  perKm: { en: 'Profit per km', sw: 'Faida kwa km' },
  km: { en: '{km} km', sw: 'km {km}' },
  services: { en: 'Services due', sw: 'Matengenezo yanayokaribia' },
  critical: { en: 'Critical', sw: 'Muhimu sana' },
  kmLeft: { en: '{km} km left', sw: 'Zimebaki km {km}' },
  kmOver: { en: '{km} km over', sw: 'Zimezidi km {km}' },
  papers: { en: 'Papers', sw: 'Hati' },
  expired: { en: 'Expired', sw: 'Imeisha' },
  trips: { en: 'Trips of this month', sw: 'Safari za mwezi huu' },
  allTrips: { en: 'All truck orders', sw: 'Oda zote za lori' },
  fuelCurve: {
    en: 'Kilometres per litre, from one full tank to the next',
    sw: 'Kilomita kwa lita, kutoka tenki kujaa hadi kujaa tena',
  },
} as const;

export const DAYS_LEFT = {
  one: { en: '{n} day', sw: 'siku {n}' },
  many: { en: '{n} days', sw: 'siku {n}' },
};
