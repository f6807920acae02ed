import { parsePhone } from '@restitui/brazil/phone.ts';
import { z } from 'zod';

/** A WhatsApp number as it is stored: 10 or 11 digits; a mask is taken and dropped (intake X-13). */
export const whatsAppNumber = z
  .string('WhatsApp é obrigatório')
  .trim()
  .min(1, 'WhatsApp é obrigatório')
  .max(30, 'WhatsApp inválido')
  .transform((text, context) => {
    const phone = text === '' ? '' : parsePhone(text);
    if (phone !== undefined) return phone as string;
    context.addIssue({ code: 'custom', message: 'WhatsApp inválido' });
    return z.NEVER;
  });

/** An e-mail address as codes know it: without regard to case. */
export const contactEmail = z
  .string('E-mail inválido')
  .trim()
  .toLowerCase()
  .max(200, 'E-mail inválido')
  .pipe(z.email('E-mail inválido'));
