/** Words of what is agreed with a customer: the same on an invoice and on a quote. */
export const AGREED_WORDS = {
  en: {
    fields: {
      currency: 'Currency',
      price_mode: 'Prices',
      lines: 'Items',
      discount: 'Discount',
      discount_percent: 'Discount (%)',
      net_amount: 'Before tax',
      tax: 'Tax',
      total_amount: 'Total',
    },
    lines: {
      unit: 'Unit',
      quantity: 'Quantity',
      unit_price: 'Unit price',
      factor: 'Pack size',
      is_service: 'Service',
      list_price: 'List price',
      sale_discount: 'Share of the discount',
      tax_type: 'Tax type',
      vat_rate: 'VAT rate (%)',
    },
  },
  sw: {
    fields: {
      currency: 'Sarafu',
      price_mode: 'Bei',
      lines: 'Bidhaa',
      discount: 'Punguzo',
      discount_percent: 'Punguzo (%)',
      net_amount: 'Kabla ya kodi',
      tax: 'Kodi',
      total_amount: 'Jumla',
    },
    lines: {
      unit: 'Kipimo',
      quantity: 'Idadi',
      unit_price: 'Bei ya kimoja',
      factor: 'Idadi ndani ya kipimo',
      is_service: 'Huduma',
      list_price: 'Bei ya kawaida',
      sale_discount: 'Sehemu ya punguzo',
      tax_type: 'Aina ya kodi',
      vat_rate: 'Kiwango cha VAT (%)',
    },
  },
} as const;
