import { type CallOptions, type Method, send } from './client.ts';
import { Refused } from './refused.ts';

/** Fetches a file with the session and hands it to the browser under the name the server gave it. */
export async function downloadFile(
  path: string,
  fallbackName: string,
  { method = 'GET', ...options }: CallOptions & { method?: Method } = {},
): Promise<void> {
  const response = await send(method, path, options);
  if (!response.ok) throw new Refused(response.status, await response.json());
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameOf(response.headers.get('Content-Disposition')) ?? fallbackName;
  link.click();
  URL.revokeObjectURL(address);
}

function nameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}
