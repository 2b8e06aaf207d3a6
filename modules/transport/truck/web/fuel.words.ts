// cspell:ignore tenki lililojaa hadi jingine linakwenda
/** What the page of a truck says of its fuel. */
export const FUEL = {
  title: { en: 'Fuel', sw: 'Mafuta' },
  mean: { en: '{km} km per litre on average', sw: 'Wastani wa km {km} kwa lita' },
  none: {
    en: 'No consumption yet: enter two full tanks with their odometer readings.',
    sw: 'Bado hakuna cha kukokotoa: zinahitajika tenki mbili zilizojaa na usomaji wake.',
  },
  stretch: { en: '{from} – {to} km', sw: 'km {from} – {to}' },
  litres: { en: '{litres} litres, {day}', sw: 'lita {litres}, {day}' },
  perLitre: { en: '{km} km/l', sw: 'km {km}/lita' },
  flagged: { en: 'Look at this', sw: 'Angalia hii' },
} as const;
