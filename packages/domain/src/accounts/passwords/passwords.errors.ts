import { errors } from '../../wire/errors.ts';

export const passwordErrors = errors({
  link_invalid: [400, 'Este link não vale mais. Peça um novo.'],
  password_code_wrong: [422, 'Código incorreto ou vencido. Confira-o ou peça outro.'],
  password_leaked: [
    400,
    'Esta senha está em listas de senhas vazadas, que são as primeiras a serem tentadas. Escolha outra.',
  ],
  password_guessable: [
    400,
    'Esta senha é fácil de adivinhar: é quase só um nome, e-mail, empresa ou palavra comum. Escolha outra.',
  ],
  current_password_wrong: [400, 'Senha atual incorreta.'],
});
