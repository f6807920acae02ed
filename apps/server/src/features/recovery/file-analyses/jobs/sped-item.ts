import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import type { ItemState } from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import { noteFindings, noteFindingsThesis } from '@restitui/domain/recovery/file-analyses/note-findings.ts';
import { leastIcms } from '@restitui/sped-engine/lines/answer.ts';
import { documentName } from '@restitui/sped-engine/lines/document-name.ts';
import type { RevenueLine } from '@restitui/sped-engine/lines/revenue-line.ts';
import { type IcmsSource, sumOf } from '@restitui/sped-engine/months/judged-lines.ts';
import type { ReportedLines } from '@restitui/sped-engine/months/month-context.ts';
import type { NoteFinding } from '@restitui/sped-engine/notes/note-finding.ts';
import { lawOf } from '../sped-theses.rules.ts';

const states: Readonly<Record<string, ItemState>> = {
  A_EXCLUIR: 'CONTADO',
  DEVOLUCAO: 'DEVOLUCAO',
  FCP_A_EXCLUIR: 'CONTADO',
  DIFAL_A_EXCLUIR: 'CONTADO',
  JA_EXCLUIDO: 'JA_EXCLUIDO',
};

/** Amounts beside the ICMS of the same lines: the fields to rectify are those of the ICMS. */
const isAddedByChoice: ReadonlySet<string> = new Set(['FCP_A_EXCLUIR', 'DIFAL_A_EXCLUIR']);

/** Texts of the decisions (SP-122). */
const answers: Readonly<Record<string, string>> = {
  DEVOLUCAO: 'Devolução de venda: o ICMS abate o que há a excluir (SP-057, SP-058)',
  BASE_AMBIGUA: 'A base serve aos dois casos (SP-051)',
  BASE_DIVERGENTE: 'A base não é o valor com nem sem o imposto (SP-050)',
  DESCONTO_INDEFINIDO: 'O desconto pode conter o imposto (SP-052)',
  PIS_COFINS_DIVERGEM: 'PIS e COFINS foram tratados de modo diferente (SP-054)',
  CANCELADA_NA_SEFAZ: 'A nota está cancelada na SEFAZ (SP-035)',
  ANTES_DA_MODULACAO: 'Fato de até 15/03/2017 (SP-034)',
  SEM_ICMS: 'Nenhuma fonte diz o ICMS (SP-044)',
  ICMS_NAO_ATRIBUIVEL: 'O CFOP mistura receita tributada e não tributada (SP-043)',
  CONSOLIDADO_NAO_FECHA: 'As notas não somam a linha consolidada (SP-041)',
  FCP: 'Adicional de FCP: só conta por escolha (SP-045)',
  FCP_A_EXCLUIR: 'Adicional de FCP, contado por escolha (SP-045)',
  DIFAL: 'DIFAL: só conta por escolha (SP-045)',
  DIFAL_A_EXCLUIR: 'DIFAL, contado por escolha (SP-045)',
  ST_ESTIMADO: 'ICMS-ST estimado pelas compras (SP-086)',
  CST_SEM_RECEITA: 'O CFOP não é de venda (SP-032)',
  CST_ATIPICO: 'CST 05, 49 ou 99 com base tributada (SP-031)',
  MONO_REVISAR: 'Produto a revisar (SP-091)',
  FABRICANTE_MONOFASICO: 'Produção ou importação própria (SP-092)',
  ATACADISTA_BEBIDAS: 'Menos de 75 % a consumidor final (SP-093)',
};

/** Most access keys of notes that an item lists. */
const mostNotes = 200;

/** Converts lines that were decided together to one item. */
export function toSpedItem(reported: ReportedLines): FileAnalysisItem {
  const { credit, lines, amount, answer, isRejected = false, origin, rightCst } = reported;
  const [first] = lines;
  const parent = first?.parent;
  const cfops = [...new Set(lines.map(({ cfop }) => cfop))].filter(Boolean).join(', ');
  const named = [first?.item, first?.goods.name].filter(Boolean).join(' ');
  return {
    tese: credit,
    situacao: isRejected ? 'REJEITADO' : (states[answer] ?? 'EM_DUVIDA'),
    codigo: answer,
    documento: first ? documentName(first) : '',
    descricao: lines.length > 1 ? counted(lines.length, 'linha', 'linhas') : named || (first?.record ?? ''),
    data: parent?.first || null,
    estabelecimento: parent?.establishment ?? '',
    detalhe: [cfops && `CFOP ${cfops}`, first && `CST ${first.pis.cst}`].filter(Boolean).join(' · '),
    valor: reaisOf(sumOf(lines, ({ value, discount }) => value - discount)),
    base: reaisOf(sumOf(lines, ({ pis }) => pis.base)),
    imposto: credit === 'MONO' ? 0 : reaisOf(amount),
    trabalhadores: 0,
    regra: ruleOf(reported),
    lei: lawOf(credit),
    ...(!isAddedByChoice.has(answer) && { registro: first?.record ?? '' }),
    desconto: reaisOf(sumOf(lines, ({ discount }) => discount)),
    base_cofins: reaisOf(sumOf(lines, ({ cofins }) => cofins.base)),
    ...(origin && { fonte: origin.source, acessorios: reaisOf(origin.accessories) }),
    ...(origin?.notes && { notas: { chaves: origin.notes.slice(0, mostNotes), total: origin.notes.length } }),
    ...(first && {
      aliquotas: [percentOf(first.pis.rate), percentOf(first.cofins.rate)] as [number, number],
      cst: first.pis.cst,
    }),
    ...(rightCst !== undefined && { cst_correto: rightCst }),
  };
}

const percentOf = (rate: number) => rate / 10_000;

/** Says what was decided, with the amounts that decided it (SP-050 to SP-053). */
function ruleOf({ credit, lines, amount, answer, origin }: ReportedLines): string {
  if (credit === 'MONO' && answer === 'A_EXCLUIR') return 'Produto monofásico revendido (SP-091)';
  if (answer !== 'A_EXCLUIR' && answer !== 'JA_EXCLUIDO') return answers[answer] ?? answer;
  const tax = credit === 'ST' ? 'ICMS-ST' : 'ICMS';
  const base = formatBRL(reaisOf(sumOf(lines, ({ pis }) => pis.base)));
  const rule = ruleNumber(lines[0], origin?.source);
  if (answer === 'A_EXCLUIR') return `Base ${base} = valor com o ${tax}: ainda não foi excluído (${rule})`;
  if (amount <= leastIcms) return `Sem ${tax} a excluir (SP-054)`;
  return `Base ${base} = valor sem o ${tax}: já foi excluído (${rule})`;
}

/** Lines with notes are judged by their net value, the others by what their record has. */
function ruleNumber(line: RevenueLine | undefined, source: IcmsSource | undefined): string {
  if (source === 'XML' || line?.record === 'C170') return 'SP-050';
  return line?.hasDiscount ? 'SP-052' : 'SP-053';
}

/** Converts a difference between the notes and the EFD to an item of the month. */
export function toNoteItem({ code, key, booked, printed }: NoteFinding): FileAnalysisItem {
  const amount = (cents: number | undefined) =>
    cents === undefined || Number.isNaN(cents) ? '—' : formatBRL(reaisOf(cents));
  const value = booked ?? printed ?? 0;
  return {
    tese: noteFindingsThesis,
    situacao: 'A_CONFIRMAR',
    codigo: code,
    documento: key,
    descricao: noteFindings[code] ?? code,
    data: null,
    estabelecimento: key.slice(6, 20),
    detalhe: `EFD ${amount(booked)} · nota ${amount(printed)}`,
    valor: reaisOf(Number.isNaN(value) ? 0 : value),
    base: 0,
    imposto: 0,
    trabalhadores: 0,
    regra: 'Notas conferidas com a EFD pela chave (SP-100 a SP-106)',
    lei: 'Guia Prático da EFD-Contribuições, registros C100 e C800',
  };
}
