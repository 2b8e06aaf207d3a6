import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of somebody else on this machine; a port of its own makes it another origin, yet cookies know no ports. */
export interface ForeignSite {
  address: string;
  close(): void;
}

/** A page that, once opened, posts to the product in each way that a browser lets it, and says so in its title. */
export async function openForeignSite(product: string): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url === '/fetch' ? fetchingPage(product) : postingPage(product, request.url ?? ''));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => server.close() };
}

/** A form whose text is JSON but for the name of its field, which takes the equals sign in. */
function postingPage(product: string, type: string): string {
  const encoding = type.slice(1);
  const field = encoding === 'text/plain' ? `{"name":"Posted","x":"` : 'name';
  const value = encoding === 'text/plain' ? '"}' : 'Posted';
  return `<!doctype html><title>Win a phone</title>
    <form method="post" action="${product}/api/category" enctype="${encoding}">
      <input type="hidden" name='${field}' value='${value}'><button>Win</button>
    </form>`;
}

function fetchingPage(product: string): string {
  const calls = [
    { path: 'category', init: { mode: 'no-cors', body: '{"name":"Fetched"}' } },
    {
      path: 'category',
      init: { body: '{"name":"Fetched"}', headers: { 'content-type': 'application/json' } },
    },
    { path: 'user/logout', init: { mode: 'no-cors' } },
  ];
  return `<!doctype html><title>Win a phone</title><script type="module">
    for (const { path, init } of ${JSON.stringify(calls)})
      await fetch('${product}/api/' + path, { method: 'POST', credentials: 'include', ...init }).catch(() => null);
    document.title = 'Tried';
  </script>`;
}
