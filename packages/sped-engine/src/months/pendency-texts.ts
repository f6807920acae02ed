import { counted, plural } from '@restitui/brazil/counted.ts';

/** Facts that a text names: an amount in reais, a number of lines or notes, a file or a number, and the month. */
interface PendencyFacts {
  amount: string;
  count: number;
  detail: string;
  month: string;
}

type Fill = (facts: PendencyFacts) => string;

const items = (count: number) => counted(count, 'item', 'itens');
const lines = (count: number) => counted(count, 'linha', 'linhas');
const notes = (count: number) => counted(count, 'nota', 'notas');
const rejected = (count: number) => counted(count, 'linha rejeitada', 'linhas rejeitadas');
/** The adjustments of the bases (M215, M615) differ without a line. */
const divergent = (count: number) => (count === 0 ? 'nos ajustes da base' : `em ${items(count)}`);

/** pt-BR texts (sped-engine.md section 9). The section has the plural; one line or note gets the singular. */
const texts = {
  RETIFICADORA_AMBIGUA: ({ detail, month }) =>
    `Há mais de uma retificadora de ${month}. Usamos ${detail}; confirme qual foi a última transmitida.`,
  CONTAGEM_DIVERGE: ({ detail }) => `A contagem do registro ${detail} não confere com o arquivo.`,
  COOPERATIVA: () => 'A escrituração tem registros de sociedade cooperativa, que a análise não lê.',
  SEM_ICMS: ({ count }) =>
    `${items(count)} ${plural(count, 'tributado', 'tributados')} sem valor de ICMS. Envie os XML ou a EFD ICMS/IPI do mês.`,
  BASE_AMBIGUA: ({ count }) => `Em ${items(count)} não dá para saber se o ICMS já foi excluído.`,
  BASE_DIVERGENTE: ({ count }) => `Em ${items(count)} a base não é o valor do item nem o valor sem ICMS.`,
  DESCONTO_INDEFINIDO: ({ count }) => `O desconto de ${lines(count)} pode conter ICMS. Envie os XML.`,
  CONSOLIDADO_NAO_FECHA: ({ count }) =>
    `As notas não somam o valor da linha consolidada em ${counted(count, 'caso', 'casos')}.`,
  ICMS_NAO_ATRIBUIVEL: () => 'O ICMS do CFOP mistura receita tributada e não tributada.',
  PIS_COFINS_DIVERGEM: ({ count }) => `PIS e COFINS foram tratados de modo diferente ${divergent(count)}.`,
  CST_ATIPICO: ({ count }) => `${items(count)} com CST 05, 49 ou 99 e base tributada.`,
  CST_SEM_RECEITA: ({ count }) =>
    `${items(count)} ${plural(count, 'tributado', 'tributados')} com CFOP que não é venda.`,
  ANTES_DA_MODULACAO: () => 'Vendas até 15/03/2017 só com ação ou pedido anterior.',
  ALIQUOTA_SEM_APURACAO: () => 'Alíquota sem registro M210.',
  FCP: () => 'Adicional de FCP destacado: a Receita não aceita excluir (SC Cosit 61/2024).',
  DIFAL: () => 'DIFAL: exclusão aceita pelo Parecer SEI 71/2025; confirme.',
  ICMS_DIVERGE: ({ amount }) => `O ICMS da nota e o da EFD diferem em ${amount}; vale o da nota.`,
  AJUSTE_M215: ({ amount }) => `A EFD já excluiu ${amount} por ajuste.`,
  AJUSTE_M220: ({ amount }) => `A EFD já excluiu ${amount} por ajuste.`,
  AJUSTE_PERIODO_ANTERIOR: ({ amount }) => `A EFD excluiu ${amount} de ICMS de outros períodos, sem efeito neste mês.`,
  DEVOLUCAO_TRANSPORTADA: ({ amount }) => `A devolução passou das vendas do mês; ${amount} vai para o mês seguinte.`,
  DEVOLUCAO_SEM_BASE: () => 'Devolução sem base: indique o regime.',
  CREDITO_COM_ICMS: ({ amount }) => `Créditos de compras ainda com ICMS (vedado desde 05/2023): risco de ${amount}.`,
  APURACAO_NAO_REPRODUZ: ({ amount }) => `A apuração (bloco M) não confere: diferença de ${amount}.`,
  APURACAO_NAO_FECHA: ({ amount }) => `A apuração (bloco M) não confere: diferença de ${amount}.`,
  M200_NAO_CONFERE: ({ amount }) => `A apuração (bloco M) não confere: diferença de ${amount}.`,
  DIFERIMENTO: () => 'Há contribuição diferida na apuração.',
  SEM_APURACAO: () => 'A escrituração não tem bloco M: nada pode ser restituído antes de apurar.',
  SEM_PROVA_DE_PAGAMENTO: ({ amount }) => `Confirme o pagamento (DARF ou DCOMP) de ${amount}.`,
  PRESCRITO: ({ detail }) => `Prazo de cinco anos encerrado em ${detail}.`,
  ACAO_JUDICIAL: ({ detail }) => `Há processo na escrituração (${detail}).`,
  SUSPENSO: () => 'Há valores com exigibilidade suspensa.',
  MONO_REVISAR: () => 'Produto a revisar.',
  FABRICANTE_MONOFASICO: () => 'Produção ou importação própria: não é revenda.',
  ATACADISTA_BEBIDAS: () => 'Bebida fria: menos de 75 % a consumidor final.',
  ESTORNO_MAIOR: ({ amount }) => `Os créditos a estornar superam o ganho do mês em ${amount}.`,
  RATEIO: () => 'Rateio proporcional: confira a receita bruta.',
  REJEITADO: ({ count }) => `${rejected(count)} pelo analista: o ICMS fica fora do crédito.`,
  ST_REJEITADO: ({ count }) => `${lines(count)} com ICMS-ST ${plural(count, 'rejeitada', 'rejeitadas')} pelo analista.`,
  MONO_REJEITADO: ({ count }) =>
    `${lines(count)} de monofásicos ${plural(count, 'rejeitada pelo analista: fica tributada', 'rejeitadas pelo analista: ficam tributadas')}.`,
  MES_FALTANDO: () => 'Falta um mês antes deste.',
  EMITENTE_SIMPLES: ({ count }) =>
    `${notes(count)} ${plural(count, 'emitida', 'emitidas')} como Simples Nacional ou MEI não ${plural(count, 'entra', 'entram')} na análise.`,
  NOTA_FORA_DA_EFD: ({ count }) =>
    `${notes(count)} ${plural(count, 'autorizada não está', 'autorizadas não estão')} na EFD.`,
  XML_FALTANDO: ({ count }) => `${plural(count, 'Falta o XML', 'Faltam os XML')} de ${notes(count)} da EFD.`,
  VALOR_DIVERGE: ({ count }) => `O valor de ${notes(count)} difere do XML.`,
  CHAVE_REPETIDA: () => 'Chave escriturada mais de uma vez.',
  NOTA_DE_OUTRO_MES: ({ count }) => `${notes(count)} de outro mês.`,
  CANCELADA_NA_SEFAZ: () => 'Nota cancelada na SEFAZ e tributada na EFD.',
  CANCELADA_NA_EFD: () => 'Nota autorizada e cancelada na EFD.',
  CAIXA_SEM_DOCUMENTO: () => 'Recebimento sem o documento da venda.',
  ST_FONTE: () => 'ICMS-ST retido conforme a nota de venda ou o C185; confira com a compra.',
  ST_SEM_VALOR: ({ count }) => `${items(count)} com ST sem valor.`,
  ST_ESTIMADO: () => 'ICMS-ST estimado pelas compras.',
  ST_CONSOLIDADO_NAO_FECHA: ({ count }) =>
    `As notas com ST não somam o valor da linha consolidada em ${counted(count, 'caso', 'casos')}.`,
  ST_ICMS_NAO_ATRIBUIVEL: () => 'O ICMS-ST do CFOP mistura receita tributada e não tributada.',
  ST_BASE_AMBIGUA: ({ count }) => `Em ${items(count)} não dá para saber se o ICMS-ST já foi excluído.`,
  ST_BASE_DIVERGENTE: ({ count }) => `Em ${items(count)} com ST a base não é o valor do item nem o valor sem ICMS-ST.`,
  ST_DESCONTO_INDEFINIDO: ({ count }) => `O desconto de ${lines(count)} pode conter ICMS-ST. Envie os XML.`,
  ST_PIS_COFINS_DIVERGEM: ({ count }) =>
    `PIS e COFINS do ICMS-ST foram tratados de modo diferente ${divergent(count)}.`,
} satisfies Record<string, Fill>;

export type PendencyCode = keyof typeof texts;

/** Returns the text of a pendency. */
export function pendencyText(code: PendencyCode, facts: PendencyFacts): string {
  const fill: Fill = texts[code];
  return fill(facts);
}
