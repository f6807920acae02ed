import { type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { ItemLine } from '../engine-types.ts';
import { describeDecision } from '../rules/describe-decision.ts';
import { describeNcm } from '../rules/ncm-describe.ts';
import { describeSt } from './icms-st.ts';
import type { PreparedRules } from './item-rules.ts';
import { F_OWN_PRODUCTION } from './note-layout.ts';
import { groupOf } from './note-record.ts';
import type { NoteList } from './note-table.ts';
import type { SpilledItem, SpilledNote } from './spill-line.ts';
import { SpillReader } from './spill-reader.ts';

const BATCH_ITEMS = 1000;
const SEGREGATION_LAW = 'LC 123/2006 art. 18 § 4º-A I';

/**
 * Yields the item lines that the months were summed from, in batches, ordered by month and file. `notes` are the
 * counted notes.
 */
export async function* listItems(
  spillPaths: string[],
  notes: NoteList,
  wholesaleYears: Set<number>,
  rules: PreparedRules,
): AsyncGenerator<ItemLine[]> {
  const spills = new SpillReader(spillPaths);
  try {
    let batch: ItemLine[] = [];
    for (const row of notes.rows) {
      const record = notes.table.read(row);
      const note = spills.read(record);
      if (!note) continue;
      const place: NoteContext = {
        competencia: taxMonthOfDay(`${record.month}-01`),
        ownProduction: record.has(F_OWN_PRODUCTION),
        wholesale: wholesaleYears.has(record.year),
      };
      for (const item of note.items) batch.push(toItemLine(place, note, item, rules));
      if (batch.length < BATCH_ITEMS) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } finally {
    spills.close();
  }
}

/** Values shared by the items of a note that are not printed in it. */
interface NoteContext {
  competencia: TaxMonth;
  ownProduction: boolean;
  wholesale: boolean;
}

function toItemLine(
  { competencia, ownProduction, wholesale }: NoteContext,
  note: SpilledNote,
  item: SpilledItem,
  { ruleSet, decisionIndex }: PreparedRules,
): ItemLine {
  const mono = item.mono && !ownProduction;
  const held = mono && item.cold && wholesale;
  const ncm = describeNcm(item.NCM, item.ncmReason, item.ncmRow, ruleSet);
  const decision = decisionIndex.decisions[item.decision];
  const notes = [
    ncm.regra,
    decision ? describeDecision(decision) : '',
    item.exclusion === 'own_production' || ownProduction ? 'Produção própria: não contado como monofásico.' : '',
    item.exclusion === 'import' ? 'Importação própria: não contado como monofásico.' : '',
    held ? 'Vendas a consumidor final abaixo de 75%: bebida fria não contada até o analista confirmar.' : '',
    describeSt(item.icms, item.CFOP, item.stReason),
  ];
  return {
    competencia,
    chave: note.key,
    modelo: note.mod,
    serie: note.serie,
    numero: note.numero,
    emissao: note.issued,
    emitente: note.emit,
    item: item.nItem,
    codigo: item.cProd,
    produto: item.xProd,
    ncm: item.NCM,
    cest: item.CEST,
    extipi: item.EXTIPI,
    cfop: item.CFOP,
    cst_icms: item.icms,
    cst_pis: item.cstPis,
    cst_cofins: item.cstCofins,
    valor: item.value,
    grupo: groupOf({ st: item.st, mono, cold: item.cold }, wholesale),
    anexo: ownProduction ? 'II' : item.annex,
    revisar: item.review || held,
    regra: notes.filter(Boolean).join(' '),
    lei: [ncm.lei, item.st || ncm.lei === '' ? SEGREGATION_LAW : ''].filter(Boolean).join('; '),
  };
}
