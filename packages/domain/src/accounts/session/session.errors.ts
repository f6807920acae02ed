import { errors } from '../../wire/errors.ts';

export const sessionErrors = errors({
  wrong_credentials: [401, 'E-mail ou senha incorretos.'],
  wrong_client_credentials: [401, 'Credenciais inválidas'],
  sign_in_channel_off: [409, 'Aqui nenhum código é enviado por WhatsApp.'],
  sign_in_code_wrong: [422, 'Código incorreto ou vencido. Confira-o ou peça outro.'],
  client_without_company: [403, 'Cliente não encontrado ou não autenticado'],
  user_not_accepted: [403, 'Usuário não aceito'],
  user_suspended: [403, 'Seu acesso está desativado. Fale com o CEO da sua empresa.'],
  /** `{title}` is replaced by the title of the host's tenant. */
  wrong_tenant: [403, 'Usuário não vinculado a empresa {title}!'],
  unknown_host: [403, 'Nenhuma empresa configurada para este endereço.'],
  /** The tenant's idle time is over; the same 401 as for an ended session. */
  session_idle: [401, 'Sua sessão foi encerrada por inatividade. Entre novamente.'],
  reauthentication_required: [403, 'Confirme a sua identidade para continuar.'],
  reauthentication_failed: [403, 'Senha incorreta.'],
  session_not_found: [404, 'Sessão não encontrada.'],
  too_many_attempts: [429, 'Muitas tentativas de acesso. Aguarde alguns minutos e tente novamente.'],
});
