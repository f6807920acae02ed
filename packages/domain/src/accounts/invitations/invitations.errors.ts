import { errors } from '../../wire/errors.ts';

export const invitationErrors = errors({
  invitation_invalid: [400, 'Este convite não vale mais. Peça um novo a quem convidou você.'],
  invitation_denied: [403, 'Você não tem permissão para convidar este usuário.'],
  invitation_not_needed: [409, 'Este usuário já tem acesso. Se ele esqueceu a senha, pode criar outra em Entrar.'],
  invitation_not_open: [409, 'Não há convite em aberto para este usuário.'],
  too_many_invitations: [429, 'Muitos convites em pouco tempo. Aguarde antes de enviar outro.'],
});
