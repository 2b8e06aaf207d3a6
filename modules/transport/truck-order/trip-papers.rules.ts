/** The papers of a trip that go with its goods. */
export const PAPERS_OF_GOODS = ['waybill', 'delivery', 'loading'] as const;

export type PaperOfGoods = (typeof PAPERS_OF_GOODS)[number];

/** Those of the money of its driver. */
export const PAPERS_OF_MONEY = ['advance', 'settlement'] as const;

export type TripPaper = PaperOfGoods | (typeof PAPERS_OF_MONEY)[number];

const isOneOf = (papers: readonly string[], name: unknown) => papers.includes(String(name));

export const isOfGoods = (name: unknown): name is PaperOfGoods => isOneOf(PAPERS_OF_GOODS, name);
export const isTripPaper = (name: unknown): name is TripPaper =>
  isOfGoods(name) || isOneOf(PAPERS_OF_MONEY, name);
