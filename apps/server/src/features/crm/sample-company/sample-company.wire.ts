import type { SampleCompany, SampleStage } from '@restitui/domain/crm/sample-company/sample-company.api.ts';
import type { SampleRow } from './sample-company.repository.ts';

const stages: Record<NonNullable<SampleRow['state']>, SampleStage> = {
  ...{ na_fila: 'analise', processando: 'analise', pronta: 'pronta', falhou: 'falhou' },
};

export function toSampleResponse(row: SampleRow): SampleCompany {
  const { id_client, razao_social, id_product, id_apuracao, state, progresso, erro, resumo } = row;
  return {
    ...{ id_client, razao_social, id_product, id_apuracao, progresso, erro },
    etapa: state === null ? 'arquivos' : stages[state],
    total: resumo?.total_a_restituir ?? null,
  };
}
