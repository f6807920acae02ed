import { createTransport } from 'nodemailer';
import { ExternalServiceError } from './get-json.ts';
import { MessageRefused, type Messages } from './messages.ts';

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** Sends through a mail server; the sender's address is `from` in the query of its URL, else the user name. */
export function smtpMessages(url: string, milliseconds = 8000): Messages {
  const address = new URL(url);
  const user = decodeURIComponent(address.username);
  const from = address.searchParams.get('from') ?? (user.includes('@') ? user : `nao-responda@${address.hostname}`);
  address.searchParams.delete('from');
  const limits = { connectionTimeout: milliseconds, greetingTimeout: milliseconds, socketTimeout: milliseconds };
  const transport = createTransport({ url: address.href, ...limits });

  return {
    async send({ to, subject, text, html, sender }) {
      try {
        await transport.sendMail({ from: { name: sender, address: from }, to, subject, text, ...(html && { html }) });
      } catch (error) {
        const { code, responseCode } = error as SmtpError;
        const isRefused = code === 'EENVELOPE' && (responseCode === undefined || responseCode >= 500);
        if (isRefused) throw new MessageRefused(`The mail server refused the receiver (${responseCode})`);
        throw new ExternalServiceError(`The mail server did not take the message (${code} ${responseCode ?? ''})`);
      }
    },
  };
}
