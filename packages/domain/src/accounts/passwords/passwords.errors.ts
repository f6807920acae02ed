import { errors } from '../../wire/errors.ts';

export const passwordErrors = errors({
  link_invalid: [400, 'Este link não vale mais. Peça um novo.'],
  password_code_wrong: [422, 'Código incorreto ou vencido. Confira-o ou peça outro.'],
  current_password_wrong: [400, 'Senha atual incorreta.'],
});
