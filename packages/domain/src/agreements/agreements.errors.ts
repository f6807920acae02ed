import { errors } from '../wire/errors.ts';

export const agreementErrors = errors({
  agreement_denied: [403, 'Você não tem permissão para ver esta minuta.'],
  agreement_link_denied: [403, 'Você não tem permissão para vincular a minuta desta pessoa.'],
  agreement_client_link_denied: [403, 'Você não tem permissão para vincular contratos a clientes.'],
  agreement_not_found: [404, 'Minuta não encontrada.'],
  template_missing: [409, 'Não há modelo de contrato ativo deste tipo nesta empresa.'],
  agreement_closed: [409, 'Este contrato já foi assinado ou fechado. O texto não muda mais.'],
});

/** Which template somebody has to create first. */
export function templateMissing(label: string): string {
  return `Não há modelo ativo do tipo “${label}” nesta empresa. Crie o modelo e tente novamente.`;
}
