import type { ReceivedMail } from '../apps/server/test/smtp-server.ts';
import { expect } from './server.ts';

/** Returns the plain text of a received mail, whose letters with accents stay encoded. */
function textOf({ raw }: ReceivedMail): string {
  const part = raw.slice(raw.indexOf('text/plain'));
  const text = part.slice(part.indexOf('\r\n\r\n'), part.indexOf('\r\n--'));
  return text.replace(/=\r\n/g, '');
}

/**
 * Returns the code in the newest mail with one to an address, once it has arrived; other mails may come after it.
 * @param code matches it after the words "código … é"
 */
export async function mailedCode(mails: readonly ReceivedMail[], to: string, code: RegExp): Promise<string> {
  const wanted = new RegExp(`c=C3=B3digo .*=C3=A9 (${code.source})\\b`);
  let found: string | undefined;
  await expect(() => {
    const received = mails.filter((mail) => mail.to.includes(to)).map(textOf);
    found = received.toReversed().flatMap((text) => wanted.exec(text)?.[1] ?? [])[0];
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}
