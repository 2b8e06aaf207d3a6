/** The digits of a phone number as typed or pasted, at most fifteen (E.164). */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 15);
}

/** Digits in groups of three, three and the rest: `255 754 321098`. */
export function groupedPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}
