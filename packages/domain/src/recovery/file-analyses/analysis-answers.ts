/** Names of what was decided on the lines of SPED files, for filters of their lists (SP-122). */
const answerNames: Readonly<Record<string, string>> = {
  A_EXCLUIR: 'Imposto ainda na base',
  JA_EXCLUIDO: 'Imposto já excluído',
  DEVOLUCAO: 'Devolução de venda',
  BASE_AMBIGUA: 'Base ambígua',
  BASE_DIVERGENTE: 'Base divergente',
  DESCONTO_INDEFINIDO: 'Desconto indefinido',
  PIS_COFINS_DIVERGEM: 'PIS e COFINS divergem',
  CANCELADA_NA_SEFAZ: 'Nota cancelada na SEFAZ',
  ANTES_DA_MODULACAO: 'Antes da modulação',
  SEM_ICMS: 'Sem valor de ICMS',
  ICMS_NAO_ATRIBUIVEL: 'ICMS não atribuível',
  CONSOLIDADO_NAO_FECHA: 'Consolidado não fecha',
  FCP: 'FCP',
  FCP_A_EXCLUIR: 'FCP contado',
  DIFAL: 'DIFAL',
  DIFAL_A_EXCLUIR: 'DIFAL contado',
  ST_ESTIMADO: 'ICMS-ST estimado',
  CST_SEM_RECEITA: 'CFOP que não é venda',
  CST_ATIPICO: 'CST atípico',
  MONO_REVISAR: 'Produto a revisar',
  FABRICANTE_MONOFASICO: 'Produção ou importação própria',
  ATACADISTA_BEBIDAS: 'Bebida fria no atacado',
};

/** Returns the name of an answer; the name of a difference between notes and EFD is that of its code. */
export function answerName(codigo: string, others: Readonly<Record<string, string>> = {}): string {
  return answerNames[codigo] ?? others[codigo] ?? codigo;
}

/** Sources of an amount (sped-engine, section 3.2). */
export const sourceNames: Readonly<Record<string, string>> = {
  XML: 'XML da nota',
  EFD: 'EFD-Contribuições',
  EFD_ICMS_IPI: 'EFD ICMS/IPI',
  COMPRAS: 'Compras do envio',
};
