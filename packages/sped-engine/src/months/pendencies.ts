import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';

/** A matter of a month that the analyst must check. Wire names of the JSON; `valor` in reais there, in cents here. */
export interface Pendency {
  codigo: string;
  texto: string;
  valor: number | null;
  quantidade: number | null;
}

type Fill = (amount: string, count: number, detail: string) => string;

/** pt-BR texts (sped-engine.md section 9). */
const texts = {
  RETIFICADORA_AMBIGUA: (_a, _n, d) =>
    `Há mais de uma retificadora do mês. Usamos ${d}; confirme qual foi a última transmitida.`,
  CONTAGEM_DIVERGE: (_a, _n, d) => `A contagem do registro ${d} não confere com o arquivo.`,
  COOPERATIVA: () => 'A escrituração tem registros de sociedade cooperativa, que a análise não lê.',
  SEM_ICMS: (_a, n) => `${n} itens tributados sem valor de ICMS. Envie os XML ou a EFD ICMS/IPI do mês.`,
  BASE_AMBIGUA: (_a, n) => `Em ${n} itens não dá para saber se o ICMS já foi excluído.`,
  BASE_DIVERGENTE: (_a, n) => `Em ${n} itens a base não é o valor do item nem o valor sem ICMS.`,
  DESCONTO_INDEFINIDO: (_a, n) => `O desconto de ${n} linhas pode conter ICMS. Envie os XML.`,
  CONSOLIDADO_NAO_FECHA: (_a, n) => `As notas não somam o valor da linha consolidada em ${n} casos.`,
  ICMS_NAO_ATRIBUIVEL: () => 'O ICMS do CFOP mistura receita tributada e não tributada.',
  PIS_COFINS_DIVERGEM: (_a, n) => `PIS e COFINS foram tratados de modo diferente em ${n} itens.`,
  CST_ATIPICO: (_a, n) => `${n} itens com CST 05, 49 ou 99 e base tributada.`,
  CST_SEM_RECEITA: (_a, n) => `${n} itens tributados com CFOP que não é venda.`,
  ANTES_DA_MODULACAO: () => 'Vendas até 15/03/2017 só com ação ou pedido anterior.',
  ALIQUOTA_SEM_APURACAO: () => 'Alíquota sem registro M210.',
  FCP: () => 'Adicional de FCP destacado: a Receita não aceita excluir (SC Cosit 61/2024).',
  DIFAL: () => 'DIFAL: exclusão aceita pelo Parecer SEI 71/2025; confirme.',
  ICMS_DIVERGE: (a) => `O ICMS da nota e o da EFD diferem em ${a}; vale o da nota.`,
  AJUSTE_M215: (a) => `A EFD já excluiu ${a} por ajuste.`,
  AJUSTE_M220: (a) => `A EFD já excluiu ${a} por ajuste.`,
  AJUSTE_PERIODO_ANTERIOR: (a) => `A EFD excluiu ${a} de ICMS de outros períodos, sem efeito neste mês.`,
  DEVOLUCAO_TRANSPORTADA: (a) => `A devolução passou das vendas do mês; ${a} vai para o mês seguinte.`,
  DEVOLUCAO_SEM_BASE: () => 'Devolução sem base: indique o regime.',
  CREDITO_COM_ICMS: (a) => `Créditos de compras ainda com ICMS (vedado desde 05/2023): risco de ${a}.`,
  APURACAO_NAO_REPRODUZ: (a) => `A apuração (bloco M) não confere: diferença de ${a}.`,
  APURACAO_NAO_FECHA: (a) => `A apuração (bloco M) não confere: diferença de ${a}.`,
  M200_NAO_CONFERE: (a) => `A apuração (bloco M) não confere: diferença de ${a}.`,
  DIFERIMENTO: () => 'Há contribuição diferida na apuração.',
  SEM_APURACAO: () => 'A escrituração não tem bloco M: nada pode ser restituído antes de apurar.',
  SEM_PROVA_DE_PAGAMENTO: (a) => `Confirme o pagamento (DARF ou DCOMP) de ${a}.`,
  PRESCRITO: (_a, _n, d) => `Prazo de cinco anos encerrado em ${d}.`,
  ACAO_JUDICIAL: (_a, _n, d) => `Há processo na escrituração (${d}).`,
  SUSPENSO: () => 'Há valores com exigibilidade suspensa.',
  MONO_REVISAR: () => 'Produto a revisar.',
  FABRICANTE_MONOFASICO: () => 'Produção ou importação própria: não é revenda.',
  ATACADISTA_BEBIDAS: () => 'Bebida fria: menos de 75 % a consumidor final.',
  ESTORNO_MAIOR: (a) => `Os créditos a estornar superam o ganho do mês em ${a}.`,
  RATEIO: () => 'Rateio proporcional: confira a receita bruta.',
  REJEITADO: (_a, n) => `${n} linhas rejeitadas pelo analista: o ICMS fica fora do crédito.`,
  ST_REJEITADO: (_a, n) => `${n} linhas com ICMS-ST rejeitadas pelo analista.`,
  MONO_REJEITADO: (_a, n) => `${n} linhas de monofásicos rejeitadas pelo analista: ficam tributadas.`,
  MES_FALTANDO: () => 'Falta um mês antes deste.',
  EMITENTE_SIMPLES: (_a, n) => `${n} notas emitidas como Simples Nacional ou MEI não entram na análise.`,
  NOTA_FORA_DA_EFD: (_a, n) => `${n} notas autorizadas não estão na EFD.`,
  XML_FALTANDO: (_a, n) => `Faltam os XML de ${n} notas da EFD.`,
  VALOR_DIVERGE: (_a, n) => `O valor de ${n} notas difere do XML.`,
  CHAVE_REPETIDA: () => 'Chave escriturada mais de uma vez.',
  NOTA_DE_OUTRO_MES: (_a, n) => `${n} notas de outro mês.`,
  CANCELADA_NA_SEFAZ: () => 'Nota cancelada na SEFAZ e tributada na EFD.',
  CANCELADA_NA_EFD: () => 'Nota autorizada e cancelada na EFD.',
  CAIXA_SEM_DOCUMENTO: () => 'Recebimento sem o documento da venda.',
  ST_FONTE: () => 'ICMS-ST retido conforme a nota de venda ou o C185; confira com a compra.',
  ST_SEM_VALOR: (_a, n) => `${n} itens com ST sem valor.`,
  ST_ESTIMADO: () => 'ICMS-ST estimado pelas compras.',
  ST_CONSOLIDADO_NAO_FECHA: (_a, n) => `As notas com ST não somam o valor da linha consolidada em ${n} casos.`,
  ST_ICMS_NAO_ATRIBUIVEL: () => 'O ICMS-ST do CFOP mistura receita tributada e não tributada.',
  ST_BASE_AMBIGUA: (_a, n) => `Em ${n} itens não dá para saber se o ICMS-ST já foi excluído.`,
  ST_BASE_DIVERGENTE: (_a, n) => `Em ${n} itens com ST a base não é o valor do item nem o valor sem ICMS-ST.`,
  ST_DESCONTO_INDEFINIDO: (_a, n) => `O desconto de ${n} linhas pode conter ICMS-ST. Envie os XML.`,
  ST_PIS_COFINS_DIVERGEM: (_a, n) => `PIS e COFINS do ICMS-ST foram tratados de modo diferente em ${n} itens.`,
} satisfies Record<string, Fill>;

export type PendencyCode = keyof typeof texts;

export interface PendencySum {
  cents: number | null;
  count: number | null;
  detail: string;
}

/** Collects the pendencies of a month: one per code, with the sums of amounts and counts (SP-113). */
export class Pendencies {
  /** By code, in the order in which they were found. */
  readonly sums = new Map<PendencyCode, PendencySum>();

  /** `cents` and `count` are null where the code names none. */
  add(code: PendencyCode, cents: number | null, count: number | null, detail = ''): void {
    const sum = this.sums.get(code);
    if (!sum) this.sums.set(code, { cents, count, detail });
    else {
      if (cents !== null) sum.cents = (sum.cents ?? 0) + cents;
      if (count !== null) sum.count = (sum.count ?? 0) + count;
      if (detail && !sum.detail.includes(detail)) sum.detail += `, ${detail}`;
    }
  }

  list(): Pendency[] {
    return [...this.sums].map(([codigo, { cents, count, detail }]) => {
      const text: Fill = texts[codigo];
      return {
        codigo,
        texto: text(formatBRL(reaisOf(cents ?? 0)), count ?? 0, detail),
        valor: cents,
        quantidade: count,
      };
    });
  }
}
