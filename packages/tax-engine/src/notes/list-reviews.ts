import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { ReviewedProduct, Reviews } from '../engine-types.ts';
import { canonicalJson } from '../rules/canonical-json.ts';
import { describeClassification } from '../rules/describe-classification.ts';
import { type NoteAlert, noteAlerts } from './alert-catalogue.ts';
import type { PreparedRules } from './item-rules.ts';
import type { NoteRow } from './note-row.ts';
import type { NoteList } from './note-table.ts';
import type { SpilledItem } from './spill-line.ts';
import { SpillReader } from './spill-reader.ts';

/** Only the products with the highest values are listed; the sums cover all. */
export const MAX_REVIEWED = 2000;

const looked: number[] = (['MONO_REVISAR', 'DECISAO_ANALISTA'] satisfies NoteAlert[]).map((code) =>
  noteAlerts.indexOf(code),
);

/** Lists the sold items that await an analyst's decision, and those decided by one, grouped by product. */
export function listReviews(spillPaths: string[], notes: NoteList, rules: PreparedRules): Reviews {
  const spills = new SpillReader(spillPaths);
  const products = new Map<string, ReviewedProduct>();
  try {
    notes.forEach((note) => {
      if (!hasReviews(note)) return;
      const month = taxMonthOfDay(`${note.month}-01`);
      for (const item of spills.read(note)?.items ?? []) {
        if (item.value > 0 && (item.codes.review || item.codes.decision >= 0)) addItem(products, item, month, rules);
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
    produtos: sorted.slice(0, MAX_REVIEWED).map(([, product]) => product),
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
  month: TaxMonth,
  { ruleSet, decisionIndex }: PreparedRules,
): void {
  const { codes } = item;
  const decision = decisionIndex.decisions[codes.decision];
  const key = canonicalJson([item.cProd, codes.NCM, codes.EXTIPI, codes.ncmReason, decision?.id ?? '']);
  let product = products.get(key);
  if (!product) {
    const { text, law } = describeClassification(codes.ncmReason, codes.ncmRow, ruleSet);
    product = {
      codigo: item.cProd,
      produto: item.xProd,
      ncm: codes.NCM,
      extipi: codes.EXTIPI,
      regra: `${text}.`,
      lei: law,
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
