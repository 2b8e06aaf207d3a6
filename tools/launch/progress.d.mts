export function withProgress<T>(
  title: string,
  work: () => Promise<T>,
  say?: (line: string) => void,
): Promise<T>;
