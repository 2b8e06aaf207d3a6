/**
 * Whether what the customer brought stays here until he fetches it. The bill of such work is owed by design: he pays as he collects it,
 * and whoever hands it out unpaid gives the credit (services.md 1, 5; docs/decisions/0201-credit-is-given-with-the-item.md).
 */
export function hasItemInShop({ item, place }: { item: string | null; place: string | null }): boolean {
  return Boolean(item?.trim()) && place !== 'at_customer';
}
