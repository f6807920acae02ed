import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseTaxMonth } from '@restitui/brazil/tax-month.ts';
import type { Annex, GroupCents, MonthOfNotes } from '../src/engine-types.ts';
import type { GoldenInput, GoldenMark } from './golden-month.ts';

/** The worked months of `test-data/pgdas/examples.json`. */
export interface ExampleCase {
  name: string;
  notes: MonthOfNotes;
  /** The 28 fields as JSON numbers. */
  expected: Record<string, string | number>;
  /** The same month as input of the reference computation. */
  input: GoldenInput;
  facts: { alerts: string[]; rbt12: number; das: number; mDeclarado: number };
}

/** Returns the path of a file in `test-data/pgdas`. */
export function samplePath(file: string): string {
  return fileURLToPath(new URL(`../test-data/pgdas/${file}`, import.meta.url));
}

const texts = new Set(['competencia', 'diagnostico']);
const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100);

function groupsOf(found: Record<string, string> | undefined): GroupCents {
  return { none: cents(found?.none), st: cents(found?.st), mono: cents(found?.mono), both: cents(found?.both) };
}

/** Converts `RECOLHIMENTO_A_MENOR R$ 101,68` to `RECOLHIMENTO_A_MENOR 101.68`. */
function alertText(text: string): string {
  return text.replace(/ R\$ (.+)$/, (_, money) => ` ${Number(money.replace('.', '').replace(',', '.'))}`);
}

const marks: Record<string, GoldenMark> = { ICMS: 'st', MONO: 'mono', 'ICMS MONO': 'both' };

// biome-ignore lint/suspicious/noExplicitAny: plain JSON of the samples
function inputOf(example: any, groups: Record<Annex, GroupCents>): GoldenInput {
  // biome-ignore lint/suspicious/noExplicitAny: plain JSON of the samples
  const activities = example._atividades.map(({ atividade, parcelas }: any) => ({
    id: atividade,
    parcels: parcelas.map(({ valor, qualif }: { valor: string; qualif: string[] }) => {
      const mark = marks[qualif.join(' ')];
      return { cents: cents(valor), ...(mark && { mark }) };
    }),
  }));
  const { total_produtos_validos, total_monofasicos_validos, total_icms_st_validos } = example;
  return {
    pa: example.competencia,
    rbt12: cents(example._rbt12),
    activities,
    notes: groups,
    items: [total_produtos_validos, total_monofasicos_validos, total_icms_st_validos],
  };
}

// biome-ignore lint/suspicious/noExplicitAny: plain JSON of the samples
function caseOf(example: any): ExampleCase {
  const groups: Record<Annex, GroupCents> = { I: groupsOf(example._xml.I), II: groupsOf(example._xml.II) };
  const total = Object.values(groups).reduce((sum, { none, st, mono, both }) => sum + none + st + mono + both, 0);
  const fields = Object.entries(example).filter(([key]) => !key.startsWith('_')) as [string, string][];
  return {
    name: example._exemplo,
    notes: {
      competencia: parseTaxMonth(example.competencia) as MonthOfNotes['competencia'],
      groups,
      unflooredTotal: total,
      hasSales: true,
      items: {
        total: example.total_produtos_validos,
        mono: example.total_monofasicos_validos,
        st: example.total_icms_st_validos,
      },
      establishments: ['11222333000181'],
      byEstablishment: [{ cnpj: '11222333000181', groups }],
      icmsOutsideDas: false,
      alerts: [],
    },
    expected: Object.fromEntries(fields.map(([key, value]) => [key, texts.has(key) ? value : Number(value)])),
    input: inputOf(example, groups),
    facts: {
      alerts: example._alertas.map(alertText),
      rbt12: Number(example._rbt12),
      das: Number(example._das),
      mDeclarado: Number(example._m_declarado),
    },
  };
}

/** Reads the worked months. */
export function readExamples(): ExampleCase[] {
  return JSON.parse(readFileSync(samplePath('examples.json'), 'utf8')).map(caseOf);
}
