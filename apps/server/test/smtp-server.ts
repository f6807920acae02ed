import { createServer, type Socket } from 'node:net';
import { listeningPort } from '../src/http/listening-port.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as received. */
  raw: string;
}

/** Starts a mail server that keeps received messages and refuses the recipient `nobody`. */
export async function startSmtpServer() {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, mails);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = listeningPort(server);
  return {
    mails,
    url: `smtp://127.0.0.1:${port}?from=avisos@casa.test`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function converse(socket: Socket, mails: ReceivedMail[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: [], raw: '' };
  let inData = false;
  let unread = '';
  say('220 pronto');
  socket.setEncoding('utf8').on('data', (chunk) => {
    unread += chunk;
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      hear(unread.slice(0, end));
      unread = unread.slice(end + 2);
    }
  });

  function hear(line: string): void {
    if (inData) {
      if (line !== '.') {
        mail.raw += `${line}\r\n`;
        return;
      }
      inData = false;
      mails.push(mail);
      mail = { from: '', to: [], raw: '' };
      say('250 guardado');
      return;
    }
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (/^MAIL/i.test(line)) mail.from = address;
    if (/^RCPT/i.test(line) && address.startsWith('nobody@')) return void say('550 ninguem');
    if (/^RCPT/i.test(line)) mail.to.push(address);
    if (/^DATA/i.test(line)) {
      inData = true;
      return void say('354 diga');
    }
    say(/^QUIT/i.test(line) ? '221 ate logo' : '250 ok');
  }
}
