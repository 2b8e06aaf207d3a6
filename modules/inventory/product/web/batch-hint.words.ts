import type { Words } from '#core/i18n/language.ts';

/** Why a batch is asked for or cannot be named, and where that is changed. */
export const BATCH_HINT = {
  asked: {
    en: 'Asked because this product is kept in batches.',
    sw: 'Inaulizwa kwa sababu bidhaa hii hutunzwa kwa bechi.',
  },
  unread: {
    en: 'The code names batch {batch}, but {product} is not kept in batches.',
    sw: 'Msimbo unataja bechi {batch}, lakini {product} haitunzwi kwa bechi.',
  },
  change: { en: 'Change this on the product', sw: 'Badilisha kwenye bidhaa' },
  chooseFirst: {
    en: 'First choose under “Batches” how they are tracked.',
    sw: 'Kwanza chagua kwenye “Bechi” jinsi zinavyofuatiliwa.',
  },
  dayInstead: {
    en: 'Leave it empty if only the expiry date is known.',
    sw: 'Acha wazi kama inajulikana tarehe ya kuisha muda tu.',
  },
  off: {
    en: 'Expiry dates and batches are switched off in this branch.',
    sw: 'Tarehe za kuisha muda na bechi zimezimwa kwenye tawi hili.',
  },
  settings: { en: 'Open the setting', sw: 'Fungua mpangilio' },
  whichProducts: {
    en: 'Whether a product is kept in batches is set on the product.',
    sw: 'Bidhaa kutunzwa kwa bechi huwekwa kwenye bidhaa yenyewe.',
  },
  products: { en: 'Go to the products', sw: 'Nenda kwenye bidhaa' },
  all: { en: 'All batches', sw: 'Bechi zote' },
  none: {
    en: 'Nothing in stock is of a batch yet. Batches are made as goods come in.',
    sw: 'Bado hakuna stoku yenye bechi. Bechi huwekwa bidhaa zinapoingia.',
  },
} as const satisfies Record<string, Words>;
