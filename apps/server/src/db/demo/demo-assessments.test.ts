import { roundedCents } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { listItems } from '@restitui/column-store/list-items.ts';
import { type IcmsAmounts, icmsTotals } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { analyseSimplesNacional } from '@restitui/tax-engine/analyse.ts';
import type { ItemLine, ItemLineIbsCbs } from '@restitui/tax-engine/engine-types.ts';
import { describe, expect, it } from 'vitest';
import { demonstrationStart, openTestDemonstration } from '../../../test/test-demonstration.ts';
import { readResume } from '../../features/recovery/assessments/read-resume.service.ts';
import { openItemSource } from '../../features/simples/analysis/item-source.service.ts';
import { toMonthRows, toRunOutcome } from '../../features/simples/analysis/run-result.rules.ts';
import { listMonths } from '../../features/simples/analysis/simples-months.repository.ts';
import { localSelicSource } from '../../platform/local-selic.ts';

const { rowsOf, inTenant, localPath } = openTestDemonstration();

/** Reads the money columns as the product does. */
const numbersOf = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)])) as unknown as IcmsAmounts;

/** Reads the items of a run as the engine delivered them. */
const inCents = ({ base, ibs, cbs, ...codes }: ItemLineIbsCbs): ItemLineIbsCbs => ({
  ...codes,
  base: roundedCents(base),
  ibs: roundedCents(ibs),
  cbs: roundedCents(cbs),
});

async function storedLines({ id, id_tenant }: { id: string; id_tenant: TenantId }): Promise<ItemLine[]> {
  return inTenant(id_tenant, async (db) => {
    const lines: ItemLine[] = [];
    for (const { competencia } of await listMonths(db, id_tenant, id)) {
      const source = openItemSource(db, id_tenant, { id_run: id, competencia });
      const { data } = await listItems(source, {}, { page: 1, pageSize: 10_000 });
      for (const { id: _, valor, ibs_cbs, ...item } of data)
        lines.push({
          ...item,
          competencia: competencia as TaxMonth,
          valor: roundedCents(valor),
          ...(ibs_cbs && { ibs_cbs: inCents(ibs_cbs) }),
        });
    }
    return lines;
  });
}

describe('assessments', () => {
  it('have figures that add up, without a negative balance', { tags: ['C-11', 'D-22'] }, async () => {
    const found = await rowsOf('select id, id_tenant from assessments');
    expect(found.length).toBeGreaterThan(500);
    const series = await localSelicSource.months();
    const platform = { clock: { now: () => demonstrationStart } };
    for (const { id, id_tenant } of found) {
      const resume = await inTenant(id_tenant, (db) => readResume({ db, tenant: id_tenant, platform, series }, id));
      const of = (type: string) => resume.find(({ typeValue }) => typeValue === type)?.value;
      const [refunded = 0, debit = 0, balance = 0] = ['VALOR_REST', 'DEBITO', 'SALDO'].map(of);
      expect((of('CREDITO') ?? of('CREDITO_APURADO') ?? 0) - refunded - debit).toBeCloseTo(balance, 2);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
  });

  it('have months of FCVS and Subvenção that the cards show', { tags: ['W-492', 'D-22'] }, async () => {
    const rows = await rowsOf(
      `select r.value as refunded, m.paid, m.negative from (
         select m.id_apuracao,
                sum((select coalesce(sum((i->>'value')::numeric), 0) from jsonb_array_elements(m.items) i))
                  filter (where m."isPaid") as paid,
                count(*) filter (where m.credit > 0 and m.credit <
                  (select coalesce(sum((i->>'value')::numeric), 0) from jsonb_array_elements(m.items) i)) as negative
           from debit_months m group by 1) m
       join lateral (
         select v.value from resume_values v where v.id_apuracao = m.id_apuracao and v."typeValue" = 'VALOR_REST') r on true`,
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { refunded, paid, negative } of rows) {
      expect(Number(paid ?? 0)).toBeCloseTo(Number(refunded), 2);
      expect(Number(negative)).toBe(0);
    }
  });

  it('compensate what was refunded otherwise than in money, and never use more ICMS credits than exist', {
    tags: ['D-22'],
  }, async () => {
    const [report] = await rowsOf('select count(*)::int as rows, sum(value) as all from compensations');
    const [refunds] = await rowsOf(
      `select sum(v.value) as all from resume_values v join assessments a on a.id = v.id_apuracao
        where v."typeValue" = 'VALOR_REST' and v.value >= 10
          and not exists (select from credits c join refund_requests r on r.id_tenant = c.id_tenant
            and r.id_apuracao = c.id_apuracao and c.id_apuracao = a.id and r.pagamento = c.pagamento
            and r.competencia = lpad(c."mesCompetencia"::text, 2, '0') || '/' || c."anoCompetencia"
            and r.tipo = 'RESTITUICAO' and r.recebido_em is not null and c."isPago")`,
    );
    expect(report.rows).toBeGreaterThan(200);
    expect(report.all).toBe(refunds.all);
    const control = await rowsOf('select * from icms_credits');
    expect(control.length).toBeGreaterThan(100);
    for (const row of control) {
      expect(Number(row.credPisOrigUtilizado) + Number(row.credPisPago)).toBeLessThanOrEqual(
        Number(row.credPisOriginal),
      );
      expect(icmsTotals([numbersOf(row)]).saldo).toBeGreaterThanOrEqual(0);
    }
  });

  it('show, for the Simples, the credit found by their analysis including corrections', async () => {
    const rows = await rowsOf(
      `select (r.resumo->>'total_a_restituir')::numeric + coalesce(sum(t.valor - t.calculado), 0) = v.value as same
         from simples_runs r join resume_values v on v.id_apuracao = r.id_apuracao and v."typeValue" = 'CREDITO_APURADO'
         left join simples_totals t on t.id_apuracao = r.id_apuracao where r.state = 'pronta'
         group by r.id_tenant, r.id, v.value`,
    );
    expect(rows.length).toBe(40);
    expect(rows.every(({ same }) => same)).toBe(true);
  });

  it('have, for the Simples, months of every diagnosis and strength whose groups are the sums of their items', {
    tags: ['D-33'],
  }, async () => {
    const months = await rowsOf('select * from simples_months');
    const lines = new Map<string, ItemLine[]>();
    for (const run of await rowsOf(`select id, id_tenant from simples_runs where state = 'pronta'`)) {
      lines.set(run.id, await storedLines(run));
    }
    for (const { row, detail, id_run } of months) {
      const ofMonth = (lines.get(id_run) ?? []).filter(({ competencia }) => competencia === row.competencia);
      for (const [group, amount] of Object.entries<number>(detail.grupos.I)) {
        const found = ofMonth.filter(({ grupo }) => grupo === group);
        expect(Math.round(amount * 100), row.competencia).toBe(found.reduce((sum, { valor }) => sum + valor, 0));
      }
      if (row.total_a_restituir > 0) expect(row.forca, row.competencia).not.toBeNull();
    }
    const levels = new Set(months.map(({ row }) => row.forca?.nivel ?? null));
    expect([...levels].sort()).toEqual(['a_provar', 'certa', 'defensavel', null]);
    for (const items of lines.values()) {
      const found = new Set(items.map(({ forca }) => forca ?? 'sem'));
      expect(found.size, items[0]?.emitente).toBeGreaterThan(2);
    }
    const withIbsCbs = months.filter(({ detail }) => detail.ibs_cbs);
    expect(withIbsCbs.length).toBeGreaterThan(0);
    for (const { row, detail } of withIbsCbs) {
      expect(row.competencia).toMatch(/2026$/);
      expect(detail.ibs_cbs.divergentes).toBe(0);
    }
    const diagnoses = new Set(months.map(({ row }) => row.diagnostico));
    expect([...diagnoses].sort()).toEqual(Object.values(diagnosisTexts).sort());
  });
});

describe('the ZIPs of an analysis', () => {
  it('are stored for one client per company and yield exactly the stored analysis', { tags: ['D-33'] }, async () => {
    const runs = await rowsOf(
      `select r.*, r."asOf"::text as day, c.cnpjcpf from simples_runs r join assessments a on a.id = r.id_apuracao
         join clients c on c.id_tenant = a.id_tenant and c.cnpjcpf = a.id_client where r.xml_file like 'uploads/%'`,
    );
    expect(new Set(runs.map(({ id_tenant }) => id_tenant)).size).toBe(5);
    for (const run of runs) {
      const lines: ItemLine[] = [];
      const found = await analyseSimplesNacional({
        cnpj: run.cnpjcpf,
        xmlZip: localPath(run.xml_file),
        pgdasZip: localPath(run.pgdas_file),
        asOf: run.day,
        decisions: run.palavra.decisoes,
        onItems: (some) => void lines.push(...some),
      });
      expect(found.problemas).toEqual([]);
      expect(run).toMatchObject(toRunOutcome(null, { ...found, cnpj: run.cnpjcpf }));
      const months = await inTenant(run.id_tenant, (db) => listMonths(db, run.id_tenant, run.id));
      const expected = JSON.parse(JSON.stringify(toMonthRows(run, found)));
      expect(months.map(({ row, detail, competencia }) => ({ row, detail, competencia }))).toEqual(
        expected.map(({ row, detail, competencia }: (typeof months)[number]) => ({ row, detail, competencia })),
      );
      const [{ cobertura }] = await rowsOf('select cobertura from simples_coverage where id_run = $1', run.id);
      expect(JSON.parse(JSON.stringify(found.cobertura))).toEqual(cobertura);
      expect(await storedLines(run)).toEqual(lines);
    }
  });
});
