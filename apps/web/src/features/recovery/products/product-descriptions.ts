import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';

/** Describes what each service recovers, in one or two sentences. */
export const productDescriptions: Record<ServiceType, string> = {
  PIS_COFINS_MONOFASICO_PARA_SN:
    'Devolve o PIS e a COFINS que uma empresa do Simples Nacional pagou de novo sobre produtos já tributados na indústria.',
  PREVIDENCIARIO: 'Recupera contribuições previdenciárias recolhidas sobre verbas que não são remuneração.',
  EXCLUSAO_DE_ICMS_E_ST: 'Retira o ICMS e o ICMS-ST da base de cálculo do PIS e da COFINS.',
  SUBVENCAO: 'Trata incentivos fiscais dos estados como subvenção na apuração do lucro.',
  FCVS: 'Acompanha débitos e créditos ligados ao Fundo de Compensação de Variações Salariais.',
  APURACAO_ST: 'Confere a substituição tributária do ICMS e aponta o que foi recolhido a mais.',
  ALIQUOTA_ZERO: 'Identifica receitas com alíquota zero de PIS e COFINS que foram tributadas.',
  ALIQUOTA_ZERO_COMBUSTIVEL: 'Recupera créditos de PIS e COFINS das operações com combustíveis em alíquota zero.',
  INSS_MAO_DE_OBRA: 'Recupera a retenção de INSS sobre notas de cessão de mão de obra.',
  EQUIPARACAO_HOSPITALAR: 'Aplica a base reduzida de IRPJ e CSLL a serviços que se equiparam aos hospitalares.',
  DESPESAS_OPERACIONAIS: 'Revê despesas operacionais que podem reduzir os tributos sobre o lucro.',
  NEGOCIACAO_DE_PASSIVOS: 'Organiza e negocia débitos tributários em parcelamentos e transações.',
  PARCERIA_COMERCIAL: 'Registra clientes atendidos em parceria com outras empresas.',
};
