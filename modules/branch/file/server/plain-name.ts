/** The last part of what the device calls a file, without what could not be printed. */
export function plainName(name: string, otherwise: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim();
  return plain.slice(0, 120) || otherwise;
}
