import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { moneyCell, monthCell, type SheetCell, sheetOf, textCell } from '../../exports/sheet-cells.ts';
import type { MirrorLine } from '../analysis/rectification-mirror.ts';
import type { RectificationMonth } from './rectifications.api.ts';

const headings = [
  ...['Competência', 'Estabelecimento', 'Atividade', 'Descrição', 'Parcela', 'Qualificadores', 'Valor a digitar'],
  ...['Receita antes', 'Receita depois', 'COFINS antes', 'COFINS depois', 'PIS antes', 'PIS depois'],
  ...['ICMS antes', 'ICMS depois', 'Conferido'],
];

/**
 * Builds the spreadsheet of the months to rectify, in the order of entry: one row per parcel, with the figures of its
 * line.
 */
export function rectificationsSheet(months: readonly RectificationMonth[]) {
  const lines = months
    .filter(({ retificar }) => retificar)
    .flatMap((month) => (month.espelho?.linhas ?? []).flatMap((line) => linesOf(month, line)));
  return sheetOf('Espelho da retificação', headings, lines);
}

function linesOf({ competencia, conferido }: RectificationMonth, line: MirrorLine): SheetCell[][] {
  const { tributos_antes: before, tributos_depois: after } = line;
  const mark = conferido && !conferido.mudou ? conferido.nome : '';
  const parcels = line.parcelas.length > 0 ? line.parcelas : [{ valor: line.receita_depois, qualificadores: [] }];
  return parcels.map(({ valor, qualificadores }, i) => [
    monthCell(competencia),
    textCell(line.estabelecimento && formatCnpj(line.estabelecimento)),
    textCell(line.atividade === null ? '' : String(line.atividade)),
    textCell(line.descricao),
    textCell(String(i + 1)),
    textCell(qualificadores.join('; ')),
    moneyCell(valor),
    // Once per line, so that a column can be summed.
    ...[line.receita_antes, line.receita_depois, before.cofins, after.cofins, before.pis, after.pis, before.icms]
      .concat(after.icms)
      .map((reais) => moneyCell(i === 0 ? reais : 0)),
    textCell(mark),
  ]);
}
