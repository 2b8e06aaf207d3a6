/** The cash of a till is counted before the first sale. */
export const openShift = { title: { en: 'Open shift', sw: 'Fungua zamu' }, permission: 'create_sale' };
/** A sale is begun at the till, by whoever may make one. */
export const newSale = { title: { en: 'New sale', sw: 'Mauzo mapya' }, permission: 'create_sale' };
