/** What is kept of a typed amount: digits and at most one point with so many decimals; signs and letters fall away. */
export function plainAmount(typed: string, decimals: number): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (rest.length === 0 || decimals === 0) return digits;
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`;
}

/** A pasted amount: anything negative or that is no number becomes 0. */
export function pastedAmount(pasted: string, decimals: number): string {
  const text = pasted.replace(/[\s\u00a0]/g, '');
  return /^[\d,]*\.?\d*$/.test(text) && /\d/.test(text) ? plainAmount(text, decimals) : '0';
}

/** The amount with a comma at each thousand: `12,500.5`. */
export function groupedAmount(plain: string): string {
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
