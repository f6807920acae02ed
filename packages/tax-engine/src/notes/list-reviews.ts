import type { Competence } from '@restitui/brazil/competence.ts';
import { parseCompetence } from '@restitui/brazil/competence.ts';
import type { ReviewedProduct, Reviews } from '../reading.ts';
import { canonicalJson } from '../rules/canonical-json.ts';
import { describeNcm } from '../rules/ncm-describe.ts';
import { type NoteAlert, noteAlerts } from './alert-catalogue.ts';
import type { ItemJudge } from './item-judge.ts';
import type { NoteRow } from './note-row.ts';
import type { NoteList } from './note-table.ts';
import type { SpilledItem } from './spill-line.ts';
import { SpillReader } from './spill-reader.ts';

/** The most valuable are listed; the sums hold all. */
export const MOST_REVIEWED = 2000;

const looked: number[] = (['MONO_REVISAR', 'DECISAO_ANALISTA'] satisfies NoteAlert[]).map((code) =>
  noteAlerts.indexOf(code),
);

/** The sold items that wait for an analyst, and those that one decided, by product. */
export function listReviews(spillPaths: string[], notes: NoteList, judge: ItemJudge): Reviews {
  const spills = new SpillReader(spillPaths);
  const products = new Map<string, ReviewedProduct>();
  try {
    notes.forEach((note) => {
      if (!hasReviews(note)) return;
      const month = parseCompetence(`${note.month.slice(5)}/${note.month.slice(0, 4)}`) as Competence;
      for (const item of spills.read(note)?.items ?? []) {
        if (item.value > 0 && (item.review || item.decision >= 0)) addItem(products, item, month, judge);
      }
    });
  } finally {
    spills.close();
  }
  const sorted = [...products].sort(([a, one], [b, other]) => other.valor - one.valor || (a < b ? -1 : 1));
  const sum = (decided: boolean) =>
    sorted.reduce((cents, [, { valor, decisao }]) => ((decisao !== null) === decided ? cents + valor : cents), 0);
  return {
    pendente: sum(false),
    decidido: sum(true),
    produtos: sorted.slice(0, MOST_REVIEWED).map(([, product]) => product),
    total_produtos: sorted.length,
  };
}

function hasReviews(note: NoteRow): boolean {
  let found = false;
  note.forEachAlert((alert) => {
    found ||= looked.includes(alert);
  });
  return found;
}

function addItem(
  products: Map<string, ReviewedProduct>,
  item: SpilledItem,
  month: Competence,
  { ruleSet, book }: ItemJudge,
): void {
  const decision = book.decisions[item.decision];
  const key = canonicalJson([item.cProd, item.NCM, item.EXTIPI, item.ncmReason, decision?.id ?? '']);
  let product = products.get(key);
  if (!product) {
    const { regra, lei } = describeNcm(item.NCM, item.ncmReason, item.ncmRow, ruleSet);
    product = {
      codigo: item.cProd,
      produto: item.xProd,
      ncm: item.NCM,
      extipi: item.EXTIPI,
      regra,
      lei,
      decisao: decision?.id ?? null,
      itens: 0,
      valor: 0,
      meses: [],
    };
    products.set(key, product);
  }
  product.itens++;
  product.valor += item.value;
  const last = product.meses.at(-1);
  if (last?.competencia === month) {
    last.itens++;
    last.valor += item.value;
  } else product.meses.push({ competencia: month, itens: 1, valor: item.value });
}
