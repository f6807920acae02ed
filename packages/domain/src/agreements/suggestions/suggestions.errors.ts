import { errors } from '../../wire/errors.ts';

export const suggestionErrors = errors({
  agreement_edit_not_found: [404, 'Dados de pré-visualização não encontrados'],
  agreement_edit_denied: [403, 'Somente o CEO e o Jurídico editam o texto do contrato.'],
  agreement_edit_decision_denied: [403, 'Você não tem permissão para decidir sobre esta sugestão.'],
  agreement_edit_decided: [409, 'Esta sugestão já foi decidida.'],
  agreement_edit_outdated: [409, 'O contrato mudou depois desta edição. Revise o texto e salve de novo.'],
  agreement_edits_too_many: [409, 'Este contrato já tem 30 sugestões à espera. Aguarde a decisão sobre elas.'],
  agreement_edit_empty: [400, 'O texto do contrato não pode ficar vazio.'],
});
