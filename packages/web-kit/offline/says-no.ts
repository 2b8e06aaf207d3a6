/**
 * Whether an answer to something that lay on a device says that nothing was done. What is refused before it is looked at says so
 * of a first attempt only: an earlier one, whose answer was lost, may have landed.
 */
export function saysNo(status: number, attempts: number): boolean {
  if (status >= 500 || status === 429 || status === 401) return false;
  return attempts === 1 || [400, 404, 409, 422].includes(status);
}
