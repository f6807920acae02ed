/** The business records whose changes are kept (decision D-35). */
export const recordedEntities = [
  'CLIENTE',
  'PRODUTO',
  'APURACAO',
  'RESUMO',
  'CREDITO',
  'VERBAS',
  'MES_DE_DEBITO',
  'CREDITO_DE_ICMS',
  'COMPENSACAO',
  'ANEXO',
  'OBSERVACAO',
  'DOCUMENTO',
  'LINK',
  'LEMBRETES',
  'ANALISE',
  'CONTRATO',
  'MODELO_DE_CONTRATO',
  'LEAD',
  'USUARIO',
  'PERMISSOES',
  'EMPRESA',
  'BANCO',
  'BOLETO',
  'REPASSE',
] as const;

export type RecordedEntity = (typeof recordedEntities)[number];
