/** A sale is begun at the till, by whoever may make one. */
export const newSale = { title: { en: 'New sale', sw: 'Mauzo mapya' }, permission: 'create_sale' };
