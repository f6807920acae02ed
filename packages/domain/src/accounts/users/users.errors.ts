import { errors } from '../../wire/errors.ts';

export const userErrors = errors({
  user_not_found: [404, 'Usuário não encontrado'],
  user_denied: [403, 'Você não tem permissão para ver este usuário.'],
  address_denied: [403, 'Você só pode alterar o seu próprio endereço.'],
  own_cpf_fixed: [403, 'O CPF só pode ser corrigido por quem administra os usuários.'],
  sessions_end_denied: [403, 'Só o CEO pode encerrar as sessões deste usuário.'],
  password_required: [400, 'Informe a senha atual para alterar o e-mail.'],
  wrong_password: [400, 'Senha atual incorreta.'],
  terms_outdated: [409, 'Os termos de uso mudaram. Recarregue a página e leia a nova versão.'],
  user_list_denied: [403, 'Você não tem permissão para ver a lista de usuários.'],
  user_create_denied: [403, 'Você não tem permissão para criar este usuário.'],
  email_taken: [409, 'Já existe um usuário com este e-mail.'],
  partner_list_denied: [403, 'Você não tem permissão para ver a lista de parceiros.'],
  partner_create_denied: [403, 'Você não tem permissão para cadastrar uma pessoa com este cargo.'],
  accounting_create_denied: [403, 'Você não tem permissão para cadastrar um escritório de contabilidade.'],
  commission_change_denied: [403, 'Somente o CEO pode alterar a comissão deste usuário.'],
  user_edit_denied: [403, 'Você não tem permissão para editar este usuário.'],
  email_change_denied: [403, 'Somente o CEO pode alterar o e-mail deste usuário.'],
  user_changed: [
    409,
    'Outra pessoa alterou este cadastro enquanto você editava. Confira os campos marcados e salve de novo.',
  ],
  user_activate_denied: [403, 'Somente o CEO pode ativar este usuário.'],
  cargo_change_denied: [403, 'Somente o CEO pode alterar o cargo deste usuário.'],
  own_cargo_denied: [403, 'Você não pode alterar o próprio cargo.'],
  user_delete_denied: [403, 'Somente o CEO pode excluir este usuário.'],
  own_user_delete_denied: [403, 'Você não pode excluir o próprio usuário.'],
  /** The message is replaced by `dutiesMessage`. */
  user_has_duties: [409, 'Este usuário ainda responde por clientes ou produtos. Transfira-os antes de excluir.'],
});
