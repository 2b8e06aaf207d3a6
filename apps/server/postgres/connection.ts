import pg from 'pg';

export type Address = { host: string; port: number };

/** A URL that pg understands for a socket folder as well as for a host. */
export function connectionUrl(address: Address, user: string, password: string, database: string): string {
  const url = new URL(`postgres://localhost/${encodeURIComponent(database)}`);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  url.searchParams.set('host', address.host);
  url.searchParams.set('port', String(address.port));
  return url.href;
}

/** Runs something over one connection of its own and closes it. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // Without a listener a database that dies under this connection would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
