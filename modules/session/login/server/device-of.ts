/** What a person recognises his devices by, from what the browser says of itself. */
export function deviceOf(userAgent: string): {
  name: string;
  kind: 'desktop' | 'phone' | 'tablet' | 'other';
} {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const name =
    [browser, system].filter(Boolean).join(', ') || userAgent.replace(/[^\w ./-]/g, '').slice(0, 60);
  return { name: name || '?', kind: kindOf(userAgent) };
}

// The order matters: most browsers also name the ones they resemble.
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\/|Opera Mini/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
];

const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

function kindOf(userAgent: string): 'desktop' | 'phone' | 'tablet' | 'other' {
  if (/iPad|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  if (/iPhone|Mobile/.test(userAgent)) return 'phone';
  return /Windows|Macintosh|Linux|X11/.test(userAgent) ? 'desktop' : 'other';
}
