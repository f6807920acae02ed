import { type ErrorDefinition, errors } from '../../wire/errors.ts';
import type { MissingValue } from '../documents/agreements.api.ts';
import type { AgreementEnding } from '../signing/agreement-ending.ts';
import type { VersionObstacle } from '../signing/signing-obstacle.ts';

export const lifecycleErrors = errors({
  agreement_manage_denied: [403, 'Você não tem permissão para cancelar, renovar ou refazer este contrato.'],
  agreement_refused: [409, 'Este contrato foi recusado. Para assiná-lo, é preciso uma nova versão.'],
  agreement_cancelled: [409, 'Este contrato foi cancelado. Para assiná-lo, é preciso uma nova versão.'],
  agreement_expired: [409, 'O prazo para assinar este contrato terminou. Peça à consultoria que o renove.'],
  agreement_incomplete: [422, 'Faltam dados neste contrato. Ele não pode ser assinado sem eles.'],
  agreement_already_signed: [409, 'Este contrato já foi assinado por todos. Ele só muda com uma nova versão.'],
  client_signs_first: [409, 'Nesta empresa o cliente assina primeiro. Aguarde a assinatura dele.'],
  expiry_past: [422, 'O prazo para assinar não pode terminar no passado.'],
  missing_data_denied: [403, 'Somente quem assina como parte do contrato completa estes dados aqui.'],
  missing_data_unneeded: [409, 'O contrato não precisa mais destes dados. Abra-o de novo.'],
});

/** Returns the message that names the missing data. */
export function incompleteMessage(missing: readonly MissingValue[]): string {
  const labels = missing.map(({ label }) => label).join(', ');
  return `Faltam dados neste contrato: ${labels}. Ele só pode ser assinado com eles.`;
}

/** The refusal of each ending. */
export const endingErrors: Record<AgreementEnding, ErrorDefinition> = {
  recusado: lifecycleErrors.agreement_refused,
  cancelado: lifecycleErrors.agreement_cancelled,
};

/** The refusal for each reason why a version cannot be signed. */
export const obstacleErrors: Record<VersionObstacle, ErrorDefinition> = {
  ...endingErrors,
  expirado: lifecycleErrors.agreement_expired,
  faltam_dados: lifecycleErrors.agreement_incomplete,
  cliente_primeiro: lifecycleErrors.client_signs_first,
};
