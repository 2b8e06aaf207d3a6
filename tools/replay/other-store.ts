import { mustSend, type ShopClient } from './shop-client.ts';

/** Makes a second store, and lets stores ask each other for goods. */
export async function openOtherStore(client: ShopClient, branchId: string): Promise<string> {
  const path = `api/branch/settings?id=${branchId}`;
  const { version } = await client.get<{ version: number }>(path);
  await mustSend(client, 'PUT', path, { version, has_store: true, request_stock: true });
  const made = await mustSend<{ id: string }>(client, 'POST', 'api/store', { name: 'Second store' });
  return made.id;
}
