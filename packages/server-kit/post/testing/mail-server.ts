import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  text: string;
}

/** A mail server of one test that keeps what it is sent, or refuses every reader in the given words. */
export async function startMailServer(refuse?: string) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, received, refuse);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    received,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
}

function converse(socket: Socket, received: ReceivedMail[], refuse: string | undefined) {
  let mail: ReceivedMail = { from: '', to: [], text: '' };
  let isText = false;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (isText && line !== '.') mail.text += `${line}\n`;
    else if (isText) {
      isText = false;
      received.push(mail);
      mail = { from: '', to: [], text: '' };
      say('250 kept');
    } else if (/^MAIL FROM:/i.test(line)) {
      mail.from = addressIn(line);
      say('250 ok');
    } else if (/^RCPT TO:/i.test(line)) {
      mail.to.push(addressIn(line));
      say(refuse ?? '250 ok');
    } else if (/^DATA$/i.test(line)) {
      isText = true;
      say('354 go on');
    } else if (/^QUIT$/i.test(line)) socket.end('221 bye\r\n');
    else say('250 ok');
  };
  say('220 test');
  socket.on('data', (bytes) => {
    const lines = (rest + bytes.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

const addressIn = (line: string) => /<[^>]*>/.exec(line)?.[0] ?? '';
