import { type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { ItemLine, ItemLineIbsCbs } from '../engine-types.ts';
import { describeDecision } from '../rules/describe-decision.ts';
import { isHeld, type NotePlace } from '../strength/claim-state.ts';
import type { CollectedClaims } from '../strength/collect-claims.ts';
import { describeReason } from '../strength/describe-reason.ts';
import { describeSt } from './icms-st.ts';
import type { PreparedRules } from './item-rules.ts';
import { F_OWN_PRODUCTION } from './note-layout.ts';
import { groupOf } from './note-record.ts';
import type { NoteList } from './note-table.ts';
import type { SpilledItem, SpilledNote } from './spill-line.ts';
import { SpillReader } from './spill-reader.ts';

const BATCH_ITEMS = 1000;
const SEGREGATION_LAW = 'LC 123/2006, art. 18, § 4º-A, I';

/** Ends a sentence, which may be a reason that an analyst entered. */
const closed = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/**
 * Yields the item lines that the months were summed from, in batches, ordered by month and file. `notes` are the
 * counted notes.
 */
export async function* listItems(
  spillPaths: string[],
  notes: NoteList,
  wholesaleYears: Set<number>,
  rules: PreparedRules,
  claims: CollectedClaims,
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
      for (const item of note.items) batch.push(toItemLine(place, note, item, rules, claims));
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
interface NoteContext extends NotePlace {
  competencia: TaxMonth;
}

function toItemLine(
  place: NoteContext,
  note: SpilledNote,
  item: SpilledItem,
  { ruleSet, decisionIndex }: PreparedRules,
  claims: CollectedClaims,
): ItemLine {
  const { competencia, ownProduction, wholesale } = place;
  const { codes } = item;
  const mono = codes.mono && !ownProduction;
  const held = isHeld(codes, place);
  const assessment = claims.find(item, place);
  const { text, law, source } = describeReason(codes, place, ruleSet);
  const decision = decisionIndex.decisions[codes.decision];
  const sentences = [text, decision ? describeDecision(decision) : '', describeSt(codes.icms, codes.stReason)];
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
    ncm: codes.NCM,
    cest: codes.CEST,
    extipi: codes.EXTIPI,
    cfop: codes.CFOP,
    cst_icms: codes.icms,
    cst_pis: codes.cstPis,
    cst_cofins: codes.cstCofins,
    valor: item.value,
    grupo: groupOf({ st: codes.st, mono, cold: codes.cold }, wholesale),
    anexo: ownProduction ? 'II' : codes.annex,
    revisar: codes.review || held,
    regra: sentences.filter(Boolean).map(closed).join(' '),
    forca: assessment?.strength ?? null,
    prova: assessment?.evidence ?? '',
    ...(assessment?.wanted && { prova_pedida: assessment.wanted }),
    lei: [law, codes.st || law === '' ? SEGREGATION_LAW : ''].filter(Boolean).join('; '),
    fonte: source,
    ...ibsCbsOf(item),
  };
}

function ibsCbsOf({ ibsCbs, value }: SpilledItem): { ibs_cbs?: ItemLineIbsCbs } {
  if (!ibsCbs) return {};
  const { cst, classTrib: classificacao, base, ibs, cbs } = ibsCbs;
  const sign = value < 0 ? -1 : 1;
  return { ibs_cbs: { cst, classificacao, base: sign * base, ibs: sign * ibs, cbs: sign * cbs } };
}
