/** Where somebody wants a card of the start page, and whether at all. */
export interface CardChoice {
  key: string;
  shown: boolean;
}

/**
 * Cards in one's own order. One that came since the order was kept stands shown behind those that one knows; what is kept of a card
 * that is not there now, for want of a right or a module, is left as it is by whoever keeps the order.
 */
export function arrangedCards<C extends { key: string }>(
  cards: readonly C[],
  kept: readonly CardChoice[] = [],
): (C & CardChoice)[] {
  const placeOf = ({ key }: C) => {
    const place = kept.findIndex((choice) => choice.key === key);
    return place < 0 ? kept.length : place;
  };
  return cards
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((card) => ({ ...card, shown: kept.find(({ key }) => key === card.key)?.shown ?? true }));
}

/** What is kept once the cards that are there were chosen and ordered: those that are not keep what was said of them. */
export function choicesToSave(chosen: readonly CardChoice[], kept: readonly CardChoice[] = []): CardChoice[] {
  const absent = kept.filter(({ key }) => !chosen.some((one) => one.key === key));
  return [...chosen.map(({ key, shown }) => ({ key, shown })), ...absent];
}
