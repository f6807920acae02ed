/** The alerts of months and of the whole, pt-BR; `{n}` is the value (section 7). */
export const alertTexts = {
  XML_INVALIDO: '{n} arquivos XML ilegíveis foram ignorados.',
  CNPJ_DIVERGENTE: '{n} eventos são de outro CNPJ.',
  AMBIENTE_DE_TESTE: '{n} eventos são do ambiente de testes.',
  LINHA_INVALIDA: '{n} linhas da planilha têm competência ou valor inválido.',
  RUBRICA_SEM_S1010: 'Há rubricas sem cadastro (S-1010); ficaram fora.',
  RUBRICA_POSTERIOR: 'O cadastro da rubrica é posterior ao envio da folha; foi usado mesmo assim.',
  PLANILHA_IGNORADA: 'O mês tem eventos do eSocial; a planilha não foi usada.',
  SEM_RAT: 'Alíquota RAT não informada: contada como zero.',
  SEM_FAP: 'FAP não informado: contado como 1,0000.',
  SEM_FPAS: 'FPAS/terceiros não informado: contado como zero.',
  TERCEIROS_SUSPENSOS: 'Parte dos terceiros está com exigibilidade suspensa e ficou fora.',
  SIMPLES_SUBSTITUIDO: 'Simples Nacional com contribuição no DAS: nada a recuperar por aqui.',
  ENTIDADE_ISENTA: 'Entidade isenta: sem contribuição patronal.',
  FORA_DO_ALCANCE: 'Classificação tributária não tratada.',
  SEM_IND_SIMPLES: 'Falta o indicador de contribuição substituída.',
  SEM_FATOR_SIMPLES: 'Falta o fator do S-1280.',
  AFASTAMENTO_NAO_PROVADO: 'Sem S-2230: o afastamento acima de 15 dias precisa de prova.',
  VERBA_NEGATIVA: 'Os estornos superam a verba no mês.',
  BASE_NAO_CONFERE: 'A base calculada difere do S-5011.',
  TETO_DO_MES: 'O crédito foi limitado ao declarado no mês.',
  SELIC_FALTANTE: 'Selic disponível só até {n}.',
  NAO_PAGO: 'Mês sem pagamento: nada a restituir.',
  SEM_TRANSITO: 'Ação sem trânsito em julgado: não compensar ainda.',
} as const;

export type AlertCode = keyof typeof alertTexts;
