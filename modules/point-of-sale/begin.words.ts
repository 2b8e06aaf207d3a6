/** Actions of the till that are offered from everywhere. */
export const BEGIN = {
  myShift: { en: 'My shift', sw: 'Zamu yangu' },
  newSale: { en: 'New sale', sw: 'Mauzo mapya' },
};
