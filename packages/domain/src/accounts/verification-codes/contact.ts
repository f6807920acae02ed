import { parsePhone } from '@restitui/brazil/phone.ts';
import { z } from 'zod';

/** A WhatsApp number as 10 or 11 digits; a mask is removed (intake X-13). */
export const whatsAppNumber = z
  .string('WhatsApp é obrigatório')
  .trim()
  .min(1, 'WhatsApp é obrigatório')
  .max(30, 'WhatsApp inválido')
  .transform((text, context): string => {
    const phone = text === '' ? '' : parsePhone(text);
    if (phone !== undefined) return phone;
    context.addIssue({ code: 'custom', message: 'WhatsApp inválido' });
    return z.NEVER;
  });

/** An e-mail address in lower case. */
export const contactEmail = z
  .string('E-mail inválido')
  .trim()
  .toLowerCase()
  .max(200, 'E-mail inválido')
  .pipe(z.email('E-mail inválido'));
