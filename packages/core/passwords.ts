/** Specification §5 and §9: default minimum length. */
export const SHORTEST_PASSWORD = 8;

/** Specification §5, "strong password": one of these eight symbols. */
export function isStrongPassword(password: string): boolean {
  return isComplexPassword(password) && /[!@#$%^&*]/.test(password);
}

/** Specification §5, "complex password": lower case, upper case, digit and any special symbol. */
export function isComplexPassword(password: string, shortest = SHORTEST_PASSWORD): boolean {
  return (
    [...password].length >= shortest &&
    /\p{Ll}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /\d/.test(password) &&
    /[^\p{L}\p{N}\s]/u.test(password)
  );
}
