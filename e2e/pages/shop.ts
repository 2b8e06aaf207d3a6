/** The shop that the flows build up. */
export const OWNER = { name: 'Neema Mushi', phone: '255754321098', password: 'Kiti-cheupe-27' };
export const SHOP = { business: 'Mkunazi Traders', branch: 'Kariakoo Main Branch' };
