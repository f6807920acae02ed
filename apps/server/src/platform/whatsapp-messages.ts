import { foldText } from '@restitui/brazil/fold-text.ts';
import { ExternalServiceError, isTimeout } from './get-json.ts';
import { MessageRefused, type Messages } from './messages.ts';

/** Sends through Evolution API v2; each consultancy sends from the instance with its name. */
export function whatsappMessages(url: string, key: string, milliseconds = 8000): Messages {
  return {
    async send({ to, text, sender }) {
      const body = JSON.stringify({ number: numberOf(to), text, delay: 0, linkPreview: false });
      const { status, answer } = await post(`${url.replace(/\/$/, '')}/message/sendText/${instanceOf(sender)}`, body);
      if (status === 201 || status === 200) return;
      if (status === 400 && /"exists":\s*false/.test(answer)) throw new MessageRefused('The number is not on WhatsApp');
      throw new ExternalServiceError(`WhatsApp did not take the message (${status})`);
    },
  };

  async function post(address: string, body: string): Promise<{ status: number; answer: string }> {
    try {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: key },
        body,
        signal: AbortSignal.timeout(milliseconds),
      });
      return { status: reply.status, answer: await reply.text() };
    } catch (error) {
      throw new ExternalServiceError('WhatsApp does not answer', {
        timedOut: isTimeout(error),
      });
    }
  }
}

/** Adds the country code 55 to a number with area code. */
function numberOf(to: string): string {
  const digits = to.replace(/\D/g, '');
  return digits.length > 11 ? digits : `55${digits}`;
}

function instanceOf(sender: string): string {
  return foldText(sender)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
