import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { plural } from '@restitui/brazil/counted.ts';
import { formatBRL, formatDecimal, sumOfReais } from '@restitui/brazil/money.ts';
import {
  isUnchangedLine,
  type MirrorLine,
  type RectificationMirror,
} from '@restitui/domain/simples/analysis/rectification-mirror.ts';
import { type TaxReais, taxNames } from '@restitui/domain/simples/analysis/tax-reais.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { Content, TableCell } from 'pdfmake';
import { describeCheck, head, inner, pageTable, right } from './mirror-cells.pdf.ts';

/** Builds the content of a month. Keeps its heading with its first line, and its sums with its check. */
export function monthContent(month: RectificationMonth): Content {
  const { espelho } = month;
  const [first, ...rest] = (espelho?.linhas ?? []).map(lineContent);
  return {
    margin: [0, 20, 0, 0],
    stack: [
      { unbreakable: true, stack: [...headingOf(month), ...(first ? [first] : [])] },
      ...rest,
      ...(espelho ? [monthTaxes(month.competencia, espelho), ...checks(espelho)] : []),
    ],
  };
}

function headingOf(month: RectificationMonth): Content[] {
  const { competencia, numero, avisos, espelho } = month;
  const revenue = espelho ? ` · Receita ${formatBRL(espelho.depois.receita)}` : '';
  return [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: inner, y2: 0, lineWidth: 1.2 }], margin: [0, 0, 0, 6] },
    { text: `Competência ${competencia}`, style: 'month', id: competencia, outline: true },
    {
      text: `Declaração a retificar ${numero || 'não conhecida'}${revenue} · ${describeCheck(month)}`,
      margin: [0, 1, 0, 2],
    },
    ...avisos.map(({ texto }): Content => ({ text: `• ${texto}`, style: 'warning' })),
  ];
}

function lineContent(line: MirrorLine): Content {
  const { estabelecimento, anexo, atividade, descricao } = line;
  const place = [
    ...(estabelecimento ? [`Estabelecimento ${formatCnpj(estabelecimento)}`] : []),
    ...(anexo ? [`Anexo ${anexo}`] : []),
    ...(atividade === null ? [] : [`Atividade ${atividade}`]),
  ].join(' · ');
  return {
    unbreakable: true,
    margin: [0, 8, 0, 0],
    stack: [{ text: place, bold: true }, { text: descricao, margin: [0, 1, 0, 2] }, parcelTable(line)],
  };
}

/** Called for each table, because pdfmake writes into the cells. */
const parcelHeadings = () => [
  ...[head('Parcela'), head('Qualificadores'), head('Valor', 'right'), head('COFINS', 'right'), head('PIS', 'right')],
  ...[head('ICMS', 'right'), head('Demais', 'right'), head('Total', 'right')],
];
const parcelWidths = [44, undefined, 60, 48, 44, 48, 52, 54];

/** Builds the table of declared values, values to enter, and resulting taxes. */
function parcelTable(line: MirrorLine): Content {
  return { fontSize: 7.5, ...pageTable(parcelWidths, parcelHeadings(), parcelRows(line)) };
}

function parcelRows(line: MirrorLine): TableCell[][] {
  const { parcelas, parcelas_antes, receita_antes, receita_depois, tributos_antes, tributos_depois } = line;
  const [only, ...others] = parcelas_antes;
  if (isUnchangedLine(line)) {
    return [['Declarado', 'Fica como está', right(formatDecimal(receita_depois)), ...taxCells(tributos_depois)]];
  }
  const before: TableCell[][] =
    others.length === 0
      ? [['Antes', only ? qualified(only) : '', right(formatDecimal(receita_antes)), ...taxCells(tributos_antes)]]
      : [
          ...parcelas_antes.map((one) => ['Antes', qualified(one), right(formatDecimal(one.valor)), ...noTaxes]),
          ['Soma antes', '', right(formatDecimal(receita_antes)), ...taxCells(tributos_antes)],
        ];
  const difference = sumOfReais([receita_depois, -receita_antes]);
  return [
    ...before,
    ...(parcelas.length > 0
      ? parcelas.map(typedRow)
      : [[typed('–'), typed('Retire esta atividade'), typed(''), ...noTaxes]]),
    ['Depois', '', right(formatDecimal(receita_depois)), ...taxCells(tributos_depois)],
    ['Diferença', '', right(formatDecimal(difference)), ...taxCells(differenceOf(tributos_antes, tributos_depois))],
  ];
}

function typedRow(parcel: MirrorLine['parcelas'][number], i: number): TableCell[] {
  const { valor, mantida, tributos } = parcel;
  const words = `${qualified(parcel)}${mantida ? ' (fica como está)' : ''}`;
  return [typed(String(i + 1)), typed(words), typed(formatDecimal(valor), 'right'), ...taxCells(tributos)];
}

const typed = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  ...{ text, alignment },
  ...{ bold: true, fillColor: '#eceff2' },
});

const noTaxes = ['', '', '', '', ''];

const qualified = ({ qualificadores }: { qualificadores: string[] }) => qualificadores.join('; ') || 'Sem qualificador';

function taxCells(taxes: TaxReais): TableCell[] {
  const { cofins, pis, icms, total } = taxes;
  const others = sumOfReais([total, -cofins, -pis, -icms]);
  return [cofins, pis, icms, others, total].map((tax) => right(formatDecimal(tax)));
}

function differenceOf(before: TaxReais, after: TaxReais): TaxReais {
  const entries = taxNames.map(([tax]) => [tax, sumOfReais([after[tax], -before[tax]])]);
  return { ...after, ...Object.fromEntries(entries) };
}

/** Builds the table of all taxes of the month before and after. */
function monthTaxes(competencia: string, { antes, depois }: RectificationMirror): Content {
  const rows: [string, TaxReais][] = [
    ['Antes', antes.tributos],
    ['Depois', depois.tributos],
    ['Diferença', differenceOf(antes.tributos, depois.tributos)],
  ];
  const headings = [head(''), ...taxNames.map(([, name]) => head(name, 'right'))];
  const body = rows.map(([name, taxes]) => [name, ...taxNames.map(([tax]) => right(formatDecimal(taxes[tax])))]);
  return {
    unbreakable: true,
    margin: [0, 10, 0, 0],
    stack: [
      { text: `Tributos de ${competencia}, todas as linhas`, bold: true },
      { fontSize: 7, ...pageTable([undefined, 43, 43, 46, 43, 48, 48, 43, 43, 50], headings, body) },
    ],
  };
}

const checkHeadings = () => [
  ...[head('Conferência'), head('Esperado', 'right'), head('Nas linhas', 'right'), head('Tolerância', 'right')],
  head('Resultado'),
];

function checks({ conferencia }: RectificationMirror): Content[] {
  if (conferencia.length === 0) return [];
  const wrong = conferencia.filter(({ confere }) => !confere).length;
  const words =
    wrong === 0
      ? `Conferência centavo a centavo: ${conferencia.length} de ${conferencia.length} batem`
      : `Conferência: ${wrong} de ${conferencia.length} não ${plural(wrong, 'bate', 'batem')}`;
  const body = conferencia.map(({ texto, esperado, obtido, tolerancia, confere }): TableCell[] => [
    texto,
    ...[esperado, obtido].map((value) => right(formatDecimal(value))),
    right(tolerancia > 0 ? `± ${formatDecimal(tolerancia)}` : 'nenhuma'),
    confere ? 'Bate' : { text: 'Não bate', bold: true, style: 'warning' },
  ]);
  return [
    {
      unbreakable: true,
      margin: [0, 10, 0, 0],
      stack: [
        { text: words, bold: true },
        { fontSize: 7.5, ...pageTable([undefined, 74, 74, 56, 52], checkHeadings(), body) },
      ],
    },
  ];
}
