import { errors } from '../../wire/errors.ts';

export const simplesDecisionErrors = errors({
  decision_denied: [403, 'Somente a equipe do provedor decide a classificação de itens.'],
  decision_for_all_denied: [403, 'Somente analistas e o CEO do provedor decidem para toda a consultoria.'],
  decision_list_denied: [403, 'Somente a equipe do provedor vê as decisões.'],
  decision_not_found: [404, 'Decisão não encontrada.'],
  decision_exists: [409, 'Já há uma decisão em vigor para isso. Revogue-a antes de decidir de novo.'],
  decision_settled: [
    409,
    'As regras já decidem este produto. Para contrariá-las, corrija a classificação e informe a evidência.',
  ],
  decision_evidence_not_found: [404, 'O anexo com a evidência não foi encontrado neste cliente.'],
  decision_revoked: [409, 'Esta decisão já foi revogada.'],
});
