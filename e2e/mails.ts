import type { ReceivedMail } from '../apps/server/test/smtp-server.ts';
import { expect } from './server.ts';

/** Returns the plain text of a received mail, whose letters with accents stay encoded. */
function textOf({ raw }: ReceivedMail): string {
  const part = raw.slice(raw.indexOf('text/plain'));
  const text = part.slice(part.indexOf('\r\n\r\n'), part.indexOf('\r\n--'));
  return text.replace(/=\r\n/g, '');
}

/** Match the code of a mail, after the words "código … é". */
export const codes = {
  verification: /c=C3=B3digo .*=C3=A9 ([A-Z0-9]{4})\b/,
  signIn: /c=C3=B3digo .*=C3=A9 (\d{6})\b/,
} as const;

/** Returns the code in the newest mail with one to an address, once it has arrived; other mails may come after it. */
export async function mailedCode(mails: readonly ReceivedMail[], to: string, code: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(() => {
    const received = mails.filter((mail) => mail.to.includes(to)).map(textOf);
    found = received.toReversed().flatMap((text) => code.exec(text)?.[1] ?? [])[0];
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}
