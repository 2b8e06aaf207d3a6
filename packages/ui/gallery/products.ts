export interface SampleProduct {
  id: string;
  name: string;
  category: string;
  code: string;
  stock: number;
  unit: string;
  alert: number;
  buying: string;
  selling: string;
  expires: string;
}

const rows: [string, string, string, number, string, number, string, string, string][] = [
  ['Azam Unga wa Ngano 2kg', 'Flour and grain', '6203001', 184, 'bag', 40, '3,650', '4,200', '14 Mar 2027'],
  ['Azania Sembe 5kg', 'Flour and grain', '6203014', 62, 'bag', 25, '7,400', '8,500', '02 Feb 2027'],
  ['Africafé Instant 50g', 'Tea and coffee', '6161002', 47, 'pcs', 20, '3,100', '3,800', '30 Sep 2027'],
  ['Blue Band Original 500g', 'Groceries', '6161107', 9, 'pcs', 12, '5,600', '6,500', '18 Jan 2027'],
  ['Chai Bora Luxury 250g', 'Tea and coffee', '6203117', 75, 'pack', 24, '2,900', '3,600', '11 Nov 2027'],
  ['Colgate Herbal 100ml', 'Personal care', '8718951', 38, 'pcs', 15, '2,750', '3,500', '05 May 2028'],
  ['Dettol Soap 90g', 'Personal care', '6001106', 0, 'pcs', 24, '1,850', '2,300', '21 Aug 2028'],
  ['Kilimanjaro Water 1.5L', 'Drinks', '6203220', 312, 'bottle', 96, '720', '1,000', '09 Jun 2027'],
  ['Kilombero Sugar 1kg', 'Groceries', '6203009', 6, 'pack', 30, '2,850', '3,200', '20 Dec 2027'],
  ['Korie Cooking Oil 3L', 'Groceries', '6203341', 21, 'bottle', 10, '17,200', '19,500', '28 Jul 2027'],
  ['Kyela Rice 1kg', 'Flour and grain', '6203052', 146, 'kg', 50, '2,800', '3,400', 'None'],
  ['Mo Xtra 300ml', 'Drinks', '6203414', 228, 'bottle', 72, '480', '700', '16 Apr 2027'],
  ['Omo Fast Action 1kg', 'Household', '6161220', 33, 'pack', 12, '5,900', '6,800', 'None'],
  ['Panadol Extra, 10 tablets', 'Pharmacy', '5010232', 18, 'strip', 20, '1,100', '1,500', '30 Nov 2026'],
  ['Simba Cement 50kg', 'Hardware', '6203600', 54, 'bag', 20, '15,100', '16,500', 'None'],
];

/** The products of the mock-ups. */
export const products: SampleProduct[] = rows.map(
  ([name, category, code, stock, unit, alert, buying, selling, expires]) => ({
    id: code,
    name,
    category,
    code,
    stock,
    unit,
    alert,
    buying,
    selling,
    expires,
  }),
);
