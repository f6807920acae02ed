import { errors } from '../../wire/errors.ts';

export const bankErrors = errors({
  bank_denied: [403, 'Somente CEO, TI e FINANCEIRO do provedor veem o registro bancário.'],
  bank_edit_denied: [403, 'Somente CEO e TI do provedor alteram o registro bancário.'],
  bank_changed: [409, 'O registro bancário foi alterado por outra pessoa. Confira e salve de novo.'],
  bank_file_extension: [400, 'Envie a chave em .key ou .pem e o certificado em .crt, .cer ou .pem.'],
  bank_file_too_large: [413, 'O arquivo passa de 64 KB: não é uma chave nem um certificado.'],
  bank_unregistered: [409, 'Salve o registro bancário antes de testar a conexão.'],
  bank_files_missing: [409, 'Envie o segredo, a chave e o certificado para que o banco nos deixe entrar.'],
  bank_credentials_refused: [502, 'O banco recusou as credenciais. Confira o ID, o segredo e o certificado.'],
  bank_busy: [503, 'O banco recebeu pedidos demais. Aguarde um minuto e teste de novo.'],
  bank_silent: [504, 'O banco não respondeu. Tente de novo em alguns minutos.'],
  bank_key_invalid: [400, 'O arquivo não é uma chave privada PEM sem senha.'],
  bank_certificate_invalid: [400, 'O arquivo não é um certificado PEM.'],
  bank_certificate_expired: [400, 'Este certificado está vencido. Gere outro no site do banco.'],
  bank_pair_mismatch: [400, 'A chave e o certificado não formam um par. Envie os dois do mesmo conjunto.'],
});
