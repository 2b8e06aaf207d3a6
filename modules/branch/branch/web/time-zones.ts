import type { Option } from '#ui/fields/options.tsx';

/** Zones that browsers know but may list under the name of another city. */
const NEAR_US = [
  'Africa/Dar_es_Salaam',
  'Africa/Nairobi',
  'Africa/Kampala',
  'Africa/Kigali',
  'Europe/London',
];

let known: Option[] | undefined;

/** Every time zone with how far its clocks are from Greenwich now. */
export function timeZoneOptions(): readonly Option[] {
  known ??= [...new Set([...NEAR_US, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((zone) => ({ value: zone, title: zone.replaceAll('_', ' '), hint: offsetOf(zone) }));
  return known;
}

function offsetOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
