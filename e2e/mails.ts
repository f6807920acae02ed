import type { ReceivedMail } from '../apps/server/test/smtp-server.ts';
import { expect } from './server.ts';

/** Returns the plain text of a received mail, whose letters with accents stay encoded. */
function textOf({ raw }: ReceivedMail): string {
  const part = raw.slice(raw.indexOf('text/plain'));
  const text = part.slice(part.indexOf('\r\n\r\n'), part.indexOf('\r\n--'));
  return text.replace(/=\r\n/g, '');
}

/** Returns what matches in the newest mail to an address, once it has arrived. */
export async function mailedTo(mails: readonly ReceivedMail[], to: string, wanted: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(() => {
    const received = mails.filter((mail) => mail.to.includes(to)).map(textOf);
    found = wanted.exec(received.at(-1) ?? '')?.[0];
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}
