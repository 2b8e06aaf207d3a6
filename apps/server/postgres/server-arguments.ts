import { join } from 'node:path';
import type { Address } from './connection.ts';
import type { DataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { readPidFile } from './pid-file.ts';

const SOCKET_PORT = 5432;
// The shortest limit of the systems we run on; Linux allows four bytes more.
const LONGEST_SOCKET_PATH = 103;

const SETTINGS = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A refused statement is the server's to report; here it would only fill the disk, with customers' data.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
};

/** A socket in a folder closed to others; a port of this machine only where a socket cannot be. */
export async function addressOf(folder: DataFolder): Promise<Address> {
  const socket = join(folder.sockets, `.s.PGSQL.${SOCKET_PORT}`);
  if (process.platform !== 'win32' && Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH)
    return { host: folder.sockets, port: SOCKET_PORT };
  const left = await readPidFile(folder.cluster);
  return { host: '127.0.0.1', port: left?.port ?? (await freePort()) };
}

export function serverArguments(folder: DataFolder, address: Address, settings: Record<string, string>) {
  const isSocket = address.host === folder.sockets;
  const all = {
    port: String(address.port),
    listen_addresses: isSocket ? '' : address.host,
    unix_socket_directories: isSocket ? `"${address.host}"` : '',
    unix_socket_permissions: '0700',
    ...SETTINGS,
    ...settings,
  };
  return [
    '-D',
    folder.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
