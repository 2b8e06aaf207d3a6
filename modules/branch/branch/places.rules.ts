import { REGIONS_OF_TANZANIA } from './tanzania.ts';

/** The regions that are offered for a country; of others than Tanzania we know none, and any may be typed. */
export function regionsOf(country: string): readonly string[] {
  return isTanzania(country) ? Object.keys(REGIONS_OF_TANZANIA) : [];
}

/** The districts of a region, or of the whole country as long as no known region is chosen. */
export function districtsOf(country: string, region: string): readonly string[] {
  if (!isTanzania(country)) return [];
  const known = Object.entries(REGIONS_OF_TANZANIA).find(([name]) => folded(name) === folded(region));
  return known ? known[1] : Object.values(REGIONS_OF_TANZANIA).flat().sort();
}

const folded = (text: string) => text.trim().toLowerCase();

function isTanzania(country: string): boolean {
  return folded(country) === 'tanzania';
}
