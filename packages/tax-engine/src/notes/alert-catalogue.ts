import type { Alert } from '../engine-types.ts';
import { keysOf } from '../record-keys.ts';

/** Alerts of a month that come from its notes. Stored by position: append only. */
const catalogue = {
  NCM_INVALIDO: ['contagem', 'Itens com NCM inválido, não contados como monofásicos.'],
  CONFERIR_SUCESSOR: ['contagem', 'Itens com NCM sucessor do citado na lei: conferir a correlação.'],
  ST_PIS_COFINS: ['contagem', 'Itens com PIS/COFINS por substituição tributária, contados como monofásicos.'],
  BEBIDA_SEM_CEST: ['contagem', 'Bebidas do NCM 2202.99.00 sem CEST que confirme a bebida fria.'],
  PRODUTO_USADO: ['reais', 'Veículos, peças ou pneus que podem não ser novos: revisar.'],
  ALCOOL_NAO_CARBURANTE: ['contagem', 'Álcool de limpeza na posição do álcool carburante, contado como monofásico.'],
  CST_DIVERGENTE: ['contagem', 'Itens com CST monofásico de PIS/COFINS e NCM fora da lista, não contados.'],
  ST_CFOP_DIVERGENTE: ['contagem', 'Itens em que o código de ICMS e o CFOP divergem sobre a substituição tributária.'],
  SEM_GRUPO_ICMS: ['contagem', 'Itens sem o grupo de ICMS.'],
  FABRICANTE_MONOFASICO: ['reais', 'Produtos monofásicos de fabricação ou importação própria, não contados.'],
  MONO_REVISAR: ['reais', 'Itens que podem ser monofásicos e dependem de revisão do analista.'],
  CFOP_DESCONHECIDO: ['contagem', 'Itens com CFOP fora da tabela, sem efeito na receita.'],
  INDTOT_0: ['contagem', 'Itens que não entram no total da nota, não somados.'],
  TOTAL_DIVERGENTE: ['contagem', 'Notas cujo total não confere com a soma dos itens.'],
  CHAVE_DV: ['contagem', 'Notas com dígito verificador da chave incorreto.'],
  SEM_PROTOCOLO: ['contagem', 'Notas sem protocolo de autorização, não contadas.'],
  FIN_NFE_5_6: ['contagem', 'Notas de crédito ou débito, que não são receita de venda.'],
  EMITENTE_NAO_SIMPLES: ['contagem', 'Notas emitidas fora do Simples Nacional (CRT 3).'],
  MEI_EMITENTE: ['contagem', 'Notas emitidas como MEI (CRT 4): não há PGDAS-D.'],
  ENTREGA_FUTURA: ['reais', 'Faturamento para entrega futura sem remessa nos 12 meses seguintes.'],
  ATACADISTA_BEBIDAS: ['reais', 'Bebidas frias não contadas: vendas a consumidor final abaixo de 75%.'],
  DEVOLUCAO_TRANSPORTADA: ['reais', 'Devoluções maiores que as vendas do grupo, levadas ao mês seguinte.'],
  DEVOLUCAO_NAO_ABSORVIDA: ['reais', 'Devoluções que nenhum mês seguinte absorveu.'],
  DECISAO_ANALISTA: ['reais', 'Itens cuja classificação foi decidida por um analista.'],
} satisfies Record<string, [Alert['unidade'] & string, string]>;

export type NoteAlert = keyof typeof catalogue;

export const noteAlerts = keysOf(catalogue);

const inReais = Object.values(catalogue).map(([unit]) => unit === 'reais');

/** Returns true when the alert at this position of the catalogue sums cents, false when it counts. */
export function sumsCents(position: number): boolean {
  return inReais[position] === true;
}

/** Builds an alert for the result. `amount` is in cents for alerts about money, otherwise a count. */
export function toAlert(codigo: NoteAlert, amount: number): Alert {
  const [unidade, texto] = catalogue[codigo];
  return { codigo, texto, valor: unidade === 'reais' ? amount / 100 : amount, unidade };
}
