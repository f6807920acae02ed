import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import type { ItemState } from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { noteFindings, noteFindingsThesis } from '@restitui/domain/recovery/file-analyses/note-findings.ts';
import { sumOf } from '@restitui/sped-engine/months/judged-lines.ts';
import type { ReportedLines } from '@restitui/sped-engine/months/month-context.ts';
import type { NoteFinding } from '@restitui/sped-engine/notes/note-finding.ts';
import { lawOf } from '../sped-theses.rules.ts';

const states: Readonly<Record<string, ItemState>> = {
  A_EXCLUIR: 'CONTADO',
  FCP_A_EXCLUIR: 'CONTADO',
  DIFAL_A_EXCLUIR: 'CONTADO',
  JA_EXCLUIDO: 'JA_EXCLUIDO',
};

/** Amounts beside the ICMS of the same lines: the fields to rectify are those of the ICMS. */
const isAddedByChoice: ReadonlySet<string> = new Set(['FCP_A_EXCLUIR', 'DIFAL_A_EXCLUIR']);

/** Texts of the decisions (SP-122). */
const answers: Readonly<Record<string, string>> = {
  A_EXCLUIR: 'A base é o valor com o imposto: ainda não foi excluído (SP-050)',
  JA_EXCLUIDO: 'A base é o valor sem o imposto: já foi excluído (SP-050)',
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

/** Converts lines that were decided together to one item. */
export function toSpedItem({ credit, lines, amount, answer }: ReportedLines): FileAnalysisItem {
  const [first] = lines;
  const parent = first?.parent;
  const cfops = [...new Set(lines.map(({ cfop }) => cfop))].filter(Boolean).join(', ');
  const named = [first?.item, first?.goods.name].filter(Boolean).join(' ');
  return {
    tese: credit,
    situacao: states[answer] ?? 'EM_DUVIDA',
    documento: parent?.key || [parent?.record, parent?.number].filter(Boolean).join(' '),
    descricao: lines.length > 1 ? `${lines.length} linhas` : named || (first?.record ?? ''),
    data: parent?.first || null,
    estabelecimento: parent?.establishment ?? '',
    detalhe: [cfops && `CFOP ${cfops}`, first && `CST ${first.pis.cst}`].filter(Boolean).join(' · '),
    valor: reaisOf(sumOf(lines, ({ value, discount }) => value - discount)),
    base: reaisOf(sumOf(lines, ({ pis }) => pis.base)),
    imposto: credit === 'MONO' ? 0 : reaisOf(amount),
    trabalhadores: 0,
    regra:
      credit === 'MONO' && answer === 'A_EXCLUIR'
        ? 'Produto monofásico revendido (SP-091)'
        : (answers[answer] ?? answer),
    lei: lawOf(credit),
    ...(!isAddedByChoice.has(answer) && { registro: first?.record ?? '' }),
    desconto: reaisOf(sumOf(lines, ({ discount }) => discount)),
    base_cofins: reaisOf(sumOf(lines, ({ cofins }) => cofins.base)),
  };
}

/** Converts a difference between the notes and the EFD to an item of the month. */
export function toNoteItem({ code, key, booked, printed }: NoteFinding): FileAnalysisItem {
  const amount = (cents: number | undefined) =>
    cents === undefined || Number.isNaN(cents) ? '—' : formatBRL(reaisOf(cents));
  const value = booked ?? printed ?? 0;
  return {
    tese: noteFindingsThesis,
    situacao: 'A_CONFIRMAR',
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
