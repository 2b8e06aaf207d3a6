// cspell:disable -- invented names of goods
/** Something that the sample sells: prices in whole shillings; `pace` is how much of it leaves in ten days. */
export interface SampleGood {
  name: string;
  unit: string;
  buying: number;
  selling: number;
  pace: number;
  /** Days from today until it expires; below zero it has. */
  expires?: number;
}

type Row = readonly [
  name: string,
  unit: string,
  buying: number,
  selling: number,
  pace: number,
  expires?: number,
];

const rows = (goods: readonly Row[]): SampleGood[] =>
  goods.map(([name, unit, buying, selling, pace, expires]) => ({
    ...{ name, unit, buying, selling, pace },
    ...(expires === undefined ? {} : { expires }),
  }));

/** What the branch in Dar es Salaam sells, by category: food and what a home needs. */
export const GROCERIES: Readonly<Record<string, readonly SampleGood[]>> = {
  'Unga na nafaka': rows([
    ['Unga wa Ngano Mnazi 2kg', 'bag', 3600, 4200, 22],
    ['Sembe Tausi 5kg', 'bag', 7400, 8600, 14],
    ['Mchele Kisima 1kg', 'kilogram', 2700, 3300, 30],
    ['Maharage Njano 1kg', 'kilogram', 2500, 3200, 12],
    ['Dengu Safi 500g', 'pack', 1700, 2200, 6],
  ]),
  Vyakula: rows([
    ['Sukari Bonde 1kg', 'pack', 2800, 3200, 34],
    ['Mafuta Alizeti Jua 3L', 'bottle', 16_800, 19_500, 6, 210],
    ['Mafuta Alizeti Jua 1L', 'bottle', 5900, 6900, 12, 210],
    ['Chumvi Pwani 500g', 'pack', 450, 700, 16],
    ['Kiungo Mchuzi Pilipili 75g', 'pack', 850, 1200, 10, 160],
    ['Siagi Malaika 500g', 'piece', 5500, 6500, 5, 24],
  ]),
  Vinywaji: rows([
    ['Maji Chemchem 1.5L', 'bottle', 700, 1000, 48, 300],
    ['Maji Chemchem 500ml', 'bottle', 350, 500, 60, 300],
    ['Soda Ndimu Baridi 350ml', 'bottle', 480, 700, 52, 90],
    ['Juisi Embe Tunu 1L', 'pack', 2200, 2900, 14, 18],
    ['Maziwa Fresh Uwanda 500ml', 'pack', 1250, 1600, 26, 6],
    ['Chai Mlimani 250g', 'pack', 2900, 3600, 9],
    ['Kahawa Kilele 100g', 'piece', 4200, 5400, 5],
  ]),
  'Usafi wa nyumba': rows([
    ['Sabuni ya Unga Theluji 1kg', 'pack', 5800, 6800, 11],
    ['Sabuni ya Mche Nguvu', 'piece', 1900, 2400, 18],
    ['Dawa ya Choo Nyota 500ml', 'bottle', 3100, 4000, 5],
    ['Karatasi za Chooni Laini 10', 'pack', 4800, 6000, 9],
  ]),
};

/** What the branch in Mwanza sells: medicine without prescription and care, with days on which it expires. */
export const PHARMACY: Readonly<Record<string, readonly SampleGood[]>> = {
  'Dawa za kawaida': rows([
    ['Tuliza Vidonge 10', 'pack', 1000, 1500, 40, 400],
    ['Kikohozi Syrup Asali 100ml', 'bottle', 3200, 4500, 12, 22],
    ['Tumbo Salama ORS', 'pack', 400, 700, 26, 320],
    ['Mafua Haraka Vidonge 12', 'pack', 1900, 2800, 15, 150],
    ['Macho Matone 10ml', 'bottle', 2600, 3900, 6, -9],
    ['Minyoo Kwisha Kidonge', 'piece', 600, 1000, 14, 260],
  ]),
  'Huduma ya kwanza': rows([
    ['Bandeji Imara 5cm', 'roll', 700, 1200, 12],
    ['Plasta Ngozi 20', 'pack', 1100, 1800, 10],
    ['Spiriti ya Jeraha 100ml', 'bottle', 1300, 2000, 8, 500],
    ['Glavu Safi 100', 'box', 11_500, 14_500, 4, 700],
    ['Pamba Nyeupe 100g', 'roll', 1400, 2200, 9],
  ]),
  'Vitamini na lishe': rows([
    ['Vitamini C Chungwa 30', 'bottle', 5200, 7500, 7, 190],
    ['Uji Lishe Mtoto 1kg', 'pack', 4300, 5600, 10, 75],
    ['Madini ya Chuma 30', 'bottle', 4800, 6900, 5, 12],
  ]),
  'Ngozi na mwili': rows([
    ['Mafuta ya Ngozi Ua 200ml', 'bottle', 3400, 4600, 9],
    ['Dawa ya Meno Tabasamu 100ml', 'piece', 1700, 2400, 16, 365],
    ['Sabuni ya Mwili Waridi', 'piece', 1200, 1700, 20],
  ]),
};

/** What the branch in Arusha sells: hardware. */
export const HARDWARE: Readonly<Record<string, readonly SampleGood[]>> = {
  'Saruji na chuma': rows([
    ['Saruji Jiwe 50kg', 'bag', 14_200, 16_500, 24],
    ['Nondo Imara 12mm', 'piece', 19_500, 23_000, 9],
    ['Mabati Paa 30G', 'sheet', 21_000, 25_500, 8],
    ['Wavu wa Kuku 1m', 'meter', 2600, 3500, 12],
  ]),
  Rangi: rows([
    ['Rangi Anga Nyeupe 4L', 'bottle', 21_500, 27_000, 5],
    ['Rangi Mafuta Kijani 1L', 'bottle', 8900, 11_500, 5],
    ['Brashi Pana 4"', 'piece', 2300, 3500, 9],
  ]),
  Umeme: rows([
    ['Taa LED Mwanga 9W', 'piece', 2600, 4000, 24],
    ['Waya Shaba 1.5mm', 'meter', 900, 1400, 42],
    ['Soketi Salama Pacha', 'piece', 3800, 5500, 9],
    ['Betri Radi AA 4', 'pack', 1900, 3000, 12],
  ]),
  'Mabomba na zana': rows([
    ['Bomba Maji 1/2"', 'piece', 4200, 5800, 10],
    ['Koki Bomba Shaba', 'piece', 6800, 9500, 6],
    ['Nyundo Fundi 1kg', 'piece', 7500, 10_500, 4],
    ['Misumari 3" Fundi', 'kilogram', 3100, 4200, 18],
    ['Kufuli Simba 50mm', 'piece', 6200, 8900, 6],
  ]),
};
