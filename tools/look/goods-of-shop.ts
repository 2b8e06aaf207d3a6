/** What the shop sells: name, category, code, unit, prices, stock, and below how much of it one is warned. */
export const GOODS: readonly (readonly [string, string, string, string, number, number, number, number])[] = [
  ['Azam Unga wa Ngano 2kg', 'Unga na nafaka', '6203001', 'bag', 3650, 4200, 184, 40],
  ['Azania Sembe 5kg', 'Unga na nafaka', '6203014', 'bag', 7400, 8500, 62, 25],
  ['Africafé Instant 50g', 'Chai na kahawa', '6161002', 'piece', 3100, 3800, 47, 20],
  ['Blue Band Original 500g', 'Vyakula', '6161107', 'piece', 5600, 6500, 9, 12],
  ['Chai Bora Luxury 250g', 'Chai na kahawa', '6203117', 'pack', 2900, 3600, 75, 25],
  ['Colgate Herbal 100ml', 'Usafi wa mwili', '8718951', 'piece', 2750, 3500, 38, 15],
  ['Dettol Soap 90g', 'Usafi wa mwili', '6001106', 'piece', 1850, 2300, 0, 10],
  ['Kilimanjaro Water 1.5L', 'Vinywaji', '6203220', 'bottle', 720, 1000, 312, 100],
  ['Kilombero Sugar 1kg', 'Vyakula', '6203009', 'pack', 2850, 3200, 6, 20],
  ['Korie Cooking Oil 3L', 'Vyakula', '6203341', 'bottle', 17200, 19500, 21, 8],
  ['Kyela Rice 1kg', 'Unga na nafaka', '6203052', 'kilogram', 2800, 3400, 146, 50],
  ['Mo Xtra 300ml', 'Vinywaji', '6203414', 'bottle', 480, 700, 228, 60],
  ['Omo Fast Action 1kg', 'Usafi wa nyumba', '6161220', 'pack', 5900, 6800, 33, 12],
  ['Panadol Extra', 'Dawa', '5012001', 'pack', 1100, 1500, 90, 30],
  ['Royco Mchuzi Mix 75g', 'Vyakula', '6161330', 'pack', 850, 1100, 64, 20],
  ['Safari Lager 500ml', 'Vinywaji', '6203502', 'bottle', 1900, 2500, 96, 48],
  ['Whitedent 100ml', 'Usafi wa mwili', '6203610', 'piece', 1600, 2200, 27, 15],
  ['Nido Fortified 400g', 'Vyakula', '6161440', 'piece', 11200, 13500, 14, 6],
  ['Tanga Fresh Milk 500ml', 'Vinywaji', '6203700', 'pack', 1250, 1600, 40, 24],
  ['Konyagi 250ml', 'Vinywaji', '6203511', 'bottle', 4300, 5500, 31, 12],
  ['Vim Scouring Powder 500g', 'Usafi wa nyumba', '6161250', 'piece', 2100, 2700, 18, 8],
  ['Weetabix 430g', 'Vyakula', '5010029', 'box', 9800, 11900, 7, 6],
];

export const CUSTOMERS: readonly (readonly [string, string])[] = [
  ['Mama Rehema Shop', '255713204577'],
  ['Hoteli ya Kilimanjaro', '255754118220'],
  ['Shule ya Msingi Uhuru', '255767330912'],
  ['Asha Mrema', '255688412907'],
];
