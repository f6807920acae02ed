import { errors } from '../../wire/errors.ts';

export const permissionErrors = errors({
  permissions_denied: [403, 'Você não pode ver as permissões deste usuário.'],
  permissions_change_denied: [403, 'Você não pode alterar as permissões deste usuário.'],
  flag_not_held: [403, 'Você só pode conceder permissões que possui.'],
  candidates_denied: [403, 'Você não tem permissão para ver os usuários deste serviço.'],
  /** `{s}` is replaced by the service, `{c}` by the cargo. */
  candidates_not_found: [404, 'Nenhum usuário encontrado para o serviço {s} e cargo {c}'],
});
