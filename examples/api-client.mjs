// Logs in, asks who one is, lists the newest roles, logs out. Node 20 or newer, no packages:
//   node examples/api-client.mjs http://localhost:3000 255754321098 'Kiti-cheupe-27'
// A program that runs by itself needs none of this: it sends `Authorization: Bearer op_...` (docs/api-client.md).
const [server, username, password] = process.argv.slice(2);
const bytes = (text) => new TextEncoder().encode(text);
const base64url = (buffer) => Buffer.from(buffer).toString('base64url');
const session = { cookie: '', id: '', userId: '', key: null };

async function authorization(method, path, branch, body) {
  const seconds = Math.floor(Date.now() / 1000);
  const bodyHash = base64url(await crypto.subtle.digest('SHA-256', bytes(body)));
  const boundTo = ['v1', session.id, seconds, method, path, branch, bodyHash].join('|');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { name: 'AES-GCM', iv, additionalData: bytes(boundTo) };
  const sealed = await crypto.subtle.encrypt(how, session.key, bytes(session.userId));
  return `v1.${session.id}.${seconds}.${base64url(iv)}.${base64url(sealed)}`;
}

async function call(method, path, { body, branch = '' } = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json', Cookie: session.cookie };
  if (branch) headers['X-Branch'] = branch;
  if (session.key) headers.Authorization = await authorization(method, path, branch, text);
  const response = await fetch(server + path, { method, headers, ...(text && { body: text }) });
  session.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? session.cookie;
  const { success, message } = await response.json();
  if (!success) throw new Error(`${response.status}: ${message}`);
  return message;
}

const opened = await call('POST', '/api/user/login', { body: { username, password } });
const raw = Buffer.from(opened.session.key, 'base64url');
session.key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
Object.assign(session, { id: opened.session.id, userId: opened.user.id });

const { name, branch_id, branch_name } = await call('GET', '/api/user/refresh');
console.log(`${name} in ${branch_name}`);
const roles = await call('GET', '/api/role/list?sort=created_at&order=-1&limit=5', { branch: branch_id });
console.log(`${roles.total} roles`);
await call('PUT', '/api/user/logout');
