import { errors } from '../../wire/errors.ts';

export const verificationErrors = errors({
  whatsapp_code_wrong: [422, 'Código de WhatsApp inválido. Tente novamente.'],
  email_code_wrong: [422, 'Código de e-mail inválido. Tente novamente.'],
  code_expired: [422, 'O código venceu. Peça outro.'],
  code_tries_used: [422, 'As tentativas deste código se esgotaram. Peça outro.'],
  code_too_soon: [429, 'Aguarde alguns segundos antes de pedir outro código.'],
  too_many_codes: [429, 'Muitos códigos foram pedidos. Tente novamente mais tarde.'],
});
