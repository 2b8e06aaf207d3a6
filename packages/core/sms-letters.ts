/** Letters outside these cost twice the SMS; a name that has none of them stays as it is. */
const COSTLY = /[^ -Za-z]/g;

/** A space that does not break costs as much as a letter of another alphabet. */
export function amountInSms(amount: string): string {
  return amount.replaceAll('\u00a0', ' ');
}

/** A name in letters that every phone and gateway has. */
export function inPlainLetters(name: string): string {
  const plain = name
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .normalize('NFKD')
    .replace(COSTLY, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return /[A-Za-z0-9]/.test(plain) ? plain : name;
}
