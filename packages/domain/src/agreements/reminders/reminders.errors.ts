import { errors } from '../../wire/errors.ts';

export const reminderErrors = errors({
  reminder_rule_denied: [403, 'Somente o CEO e a TI definem os lembretes de assinatura.'],
});
