import { errors } from '../../wire/errors.ts';
import { agreementFile } from './agreement-file.ts';

export const agreementErrors = errors({
  agreement_denied: [403, 'Você não tem permissão para ver esta minuta.'],
  agreement_link_denied: [403, 'Você não tem permissão para vincular a minuta desta pessoa.'],
  agreement_client_link_denied: [403, 'Você não tem permissão para vincular contratos a clientes.'],
  agreement_contract_link_not_found: [404, 'Link não encontrado.'],
  agreement_not_found: [404, 'Minuta não encontrada.'],
  template_missing: [409, 'Não há modelo de contrato ativo deste tipo nesta empresa.'],
  agreement_closed: [409, 'Este contrato já foi assinado ou fechado. O texto não muda mais.'],
  agreement_acted: [409, 'Alguém já assinou esta versão do contrato. O texto não muda mais.'],
  agreement_signed: [409, 'Este contrato já tem uma assinatura verificada. O texto não muda mais.'],
  agreement_close_denied: [403, 'Somente o CEO e o Jurídico fecham contratos.'],
  agreement_not_concluded: [409, 'O contrato só pode ser fechado depois de concluída a análise.'],
  agreement_without_text: [409, 'Este contrato ainda não tem texto.'],
  minuta_file_missing: [400, agreementFile.missing],
  minuta_file_extension: [400, agreementFile.messages.extension],
  minuta_file_content: [400, 'O conteúdo do arquivo não é o de um PDF. Gere-o de novo e tente outra vez.'],
  minuta_file_too_large: [413, agreementFile.messages.size],
});

/** Returns the message that names the missing template. */
export function templateMissing(label: string): string {
  return `Não há modelo ativo do tipo “${label}” nesta empresa. Crie o modelo e tente novamente.`;
}
