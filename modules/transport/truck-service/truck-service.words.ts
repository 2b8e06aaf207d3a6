/** Sentences about services of trucks beside their fields, and about what must hold of them. */
export const TRUCK_SERVICE_TEXTS = {
  endsBefore: { en: 'A service ends after it starts.', sw: 'Matengenezo huisha baada ya kuanza.' },
  noGoods: { en: 'This has no stock. Choose a part.', sw: 'Hii haina stoku. Chagua kipuri.' },
  partTwice: { en: 'This part stands here twice.', sw: 'Kipuri hiki kimeandikwa mara mbili.' },
  servicesOne: { en: '{n} truck service', sw: 'matengenezo {n} ya lori' },
  servicesMany: { en: '{n} truck services', sw: 'matengenezo {n} ya malori' },
  numbersHaveNoGap: {
    en: 'The numbers of truck services have no gap.',
    sw: 'Namba za matengenezo ya malori hazina pengo.',
  },
} as const;
