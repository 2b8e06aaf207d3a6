/** Where a page finds a picture; the browser sends the cookie along. */
export function fileAddress(id: string): string {
  return `/api/file?id=${encodeURIComponent(id)}`;
}
