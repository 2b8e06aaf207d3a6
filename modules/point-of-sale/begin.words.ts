/** Actions of the till that are offered from everywhere. */
export const BEGIN = {
  openShift: { en: 'Open shift', sw: 'Fungua zamu' },
  newSale: { en: 'New sale', sw: 'Mauzo mapya' },
};
