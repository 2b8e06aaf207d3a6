/** What the checks of stock go through, and what each of them says must hold. */
export const EXAMINED_STOCK = {
  product: { en: '{n} product', sw: 'Bidhaa {n}' },
  products: { en: '{n} products', sw: 'Bidhaa {n}' },
  level: { en: '{n} product in a store', sw: 'Bidhaa {n} kwenye stoo' },
  levels: { en: '{n} products in stores', sw: 'Bidhaa {n} kwenye stoo' },
  document: { en: '{n} document', sw: 'Hati {n}' },
  documents: { en: '{n} documents', sw: 'Hati {n}' },
};
export const STOCK_CHECK_TEXTS = {
  inventoryIsStockValue: {
    en: 'The stock value of each branch is the same in the books (account 1200) and in the stores.',
    sw: 'Stoku ya kila tawi ina thamani ileile kwenye vitabu (akaunti 1200) na kwenye stoo.',
  },
  documentsPostTheirStock: {
    en: 'The stock value moved by each document equals its posting to the books on the same day.',
    sw: 'Thamani ya stoku iliyohamishwa na kila hati ndiyo iliyoingizwa kwenye vitabu, kwa tarehe ileile.',
  },
  stockIsMovements: {
    en: 'The quantity and value of each product in a branch equal the sum of its movements.',
    sw: 'Idadi na thamani ya kila bidhaa kwenye tawi ni sawa na jumla ya mienendo yake.',
  },
  levelsAreMovements: {
    en: 'Stock in each store = received − issued.',
    sw: 'Stoku ya kila stoo ni iliyoingia ukitoa iliyotoka.',
  },
  nothingIsWorthNothing: {
    en: 'No product has a value without stock, or a value that contradicts its stock.',
    sw: 'Hakuna bidhaa yenye thamani bila stoku, wala yenye thamani inayopingana na stoku yake.',
  },
  stockIsListed: {
    en: 'Deleted products have no stock, so all of account 1200 is in the product list.',
    sw: 'Bidhaa zilizofutwa hazina kitu stoo, hivyo thamani yote ya akaunti 1200 ipo kwenye orodha ya bidhaa.',
  },
};
