import { moneyCell, sheetOf, textCell } from '../../exports/sheet-cells.ts';
import type { MonthCorrection } from './analysis-corrections.api.ts';
import { periodCell } from './period-cell.ts';

const headings = ['Competência', 'O que corrigir', 'Identificação', 'Descrição ou teses', 'Base', 'De', 'Para'];

/** Builds the spreadsheet of corrections: one row per rubrica and per event, or per thesis where there are none. */
export function correctionsSheet(months: readonly MonthCorrection[]) {
  const lines = months.flatMap(({ competencia, teses, rubricas, eventos, mudancas }) => {
    const month = periodCell(competencia);
    const names = new Map(teses.map(({ tese, nome }) => [tese, nome]));
    const namesOf = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join('; ');
    const line = (
      what: string,
      id: string,
      text: string,
      base: number | null,
      change?: MonthCorrection['mudancas'][number],
    ) => [
      month,
      ...[what, id, text].map(textCell),
      base === null ? textCell('') : moneyCell(base),
      ...(change ? [moneyCell(change.de), moneyCell(change.para)] : [textCell(''), textCell('')]),
    ];
    if (rubricas.length + eventos.length === 0)
      return [
        ...teses.map(({ nome, credito }) => line('Escrituração', '', nome, credito)),
        ...mudancas.map((change) => line(change.onde, '', change.campo, null, change)),
      ];
    return [
      ...rubricas.map(({ rubrica, descricao, base }) => line('Rubrica (S-1010)', rubrica, descricao, base)),
      ...eventos.map(({ tipo, recibo, teses: ids }) =>
        line(`Evento ${tipo}`, recibo ?? 'recibo não enviado', namesOf(ids), null),
      ),
    ];
  });
  return sheetOf('Correções', headings, lines);
}
