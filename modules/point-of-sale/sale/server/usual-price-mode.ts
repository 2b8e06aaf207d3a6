/** How the branch quotes its prices unless a sale says otherwise. */
export function usualPriceMode(settings: Readonly<Record<string, unknown>>): 'inclusive' | 'exclusive' {
  return settings.price_mode === 'exclusive' ? 'exclusive' : 'inclusive';
}
