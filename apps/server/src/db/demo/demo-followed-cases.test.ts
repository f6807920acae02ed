import { existsSync } from 'node:fs';
import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { feeOnReceived } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { paymentSteps, stepOfPayment } from '@restitui/domain/simples/refund-requests/payment-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { describe, expect, it } from 'vitest';
import { demonstrationStart, openTestDemonstration } from '../../../test/test-demonstration.ts';
import { readPaymentFees } from '../../features/simples/refund-requests/read-payment-fees.service.ts';

const { rowsOf, inTenant, localPath } = openTestDemonstration();

describe('analyses from files', () => {
  it('are ready for one product of each service, with months, items and the file that yields them', async () => {
    const runs = await rowsOf('select id, servico, state, envio from file_analyses order by servico');
    expect(runs.map(({ servico, state }) => [servico, state])).toEqual([
      ['EXCLUSAO_DE_ICMS_E_ST', 'pronta'],
      ['EXCLUSAO_DE_ICMS_E_ST', 'pronta'],
      ['PREVIDENCIARIO', 'pronta'],
    ]);
    for (const { id, envio } of runs) {
      expect(envio.every(({ chave }: { chave: string }) => existsSync(localPath(chave)))).toBe(true);
      const [counts] = await rowsOf(
        `select (select count(*)::int from file_analysis_months where id_run = $1) months,
                (select sum(itens)::int from file_analysis_items where id_run = $1) items`,
        id,
      );
      expect(counts.months).toBe(27);
      expect(counts.items).toBeGreaterThan(100);
    }
  });

  it('have credits of every kind of class, and months whose claim has expired', async () => {
    const cells = await rowsOf(
      `select cell->>'classe' classe, (cell->>'a_conferir')::boolean a_conferir,
              (row->>'prescreve_em')::date < '2026-11-21' expired
       from file_analysis_months, jsonb_array_elements(row->'celulas') cell`,
    );
    const classes = new Set(cells.map(({ classe }) => classe));
    expect([...classes].sort()).toEqual([
      ...['DESFAVORAVEL', 'INDEFINIDA', 'JUDICIAL_FAVORAVEL', 'NAO_INCIDE_POR_LEI', 'RECONHECIDA'],
    ]);
    expect(cells.some(({ a_conferir }) => a_conferir)).toBe(true);
    expect(cells.some(({ expired }) => expired)).toBe(true);
  });

  it('have a non-cumulative company with freed credit, doubts, both kinds of file and differences of notes', async () => {
    const months = await rowsOf(
      "select row from file_analysis_months where row->>'regime' = 'NAO_CUMULATIVO' order by periodo",
    );
    const rows = months.map(({ row }) => row);
    const sum = (name: string) => rows.reduce((total, { valores }) => total + valores[name], 0);
    expect(rows).toHaveLength(27);
    expect(new Set(rows.map(({ retificadora }) => retificadora))).toEqual(new Set([true, false]));
    for (const part of [
      'icms_a_excluir',
      'icms_ja_excluido',
      'icms_em_duvida',
      'pis_credito_liberado',
      'pis_a_recuperar',
    ]) {
      expect([part, sum(part) > 0]).toEqual([part, true]);
    }
    const codes = new Set(rows.flatMap(({ alertas }) => alertas.map(({ codigo }: { codigo: string }) => codigo)));
    expect([...codes].sort()).toEqual([
      ...['BASE_DIVERGENTE', 'MES_FALTANDO', 'NOTA_FORA_DA_EFD', 'SEM_ICMS', 'SEM_PROVA_DE_PAGAMENTO', 'XML_FALTANDO'],
    ]);
  });
});

describe('payments of the followed cases', () => {
  const tenant = '20000000000107' as TenantId;
  const platform = { clock: { now: () => demonstrationStart } };

  async function paymentsOf(service: ServiceType, status: ProductStatus) {
    const assessments = await rowsOf(
      `select a.id, a.id_product, a.id_client from assessments a join products p on p.id = a.id_product
         where a.id_tenant = $1 and p."typeServico" = $2 and p.status = $3
           and exists (select from credits c where c.id_apuracao = a.id and c.pagamento is not null)`,
      ...[tenant, service, status],
    );
    expect(assessments).toHaveLength(1);
    return inTenant(tenant, (db) => readPaymentFees({ db, tenant, platform }, assessments[0]));
  }

  it('are in every step, from the mirror to the paid fee', async () => {
    const payments = await paymentsOf('PIS_COFINS_MONOFASICO_PARA_SN', 'RESTITUIDO_PARCIAL');
    const steps = payments.map(({ request, isBooked, fee }) =>
      stepOfPayment({ request, isMirrorOpen: true, fee: isBooked && fee?.boletos.length ? 'COBRADO' : 'A_LANCAR' }),
    );
    expect(new Set(steps)).toEqual(new Set(paymentSteps.filter((step) => step !== 'RETIFICAR')));
    expect(steps.filter((step) => step === 'CONCLUIDO')).toHaveLength(3);
    const booked = payments.filter(({ isBooked }) => isBooked);
    expect(booked.some(({ request }) => request.despacho?.resultado === 'DEFERIDO_EM_PARTE')).toBe(true);
    for (const { request, percentual, fee } of booked) {
      expect(fee?.apurado).toBe(feeOnReceived(request.recebido?.valor ?? 0, percentual));
    }
  });

  it('have a compensation whose fee is paid', async () => {
    const payments = await paymentsOf('EXCLUSAO_DE_ICMS_E_ST', 'AGUARDANDO_COMPENSACAO');
    const used = payments.find(({ request }) => request.tipo === 'COMPENSACAO' && request.recebido !== null);
    expect(used?.isBooked).toBe(true);
    expect(used?.fee).toMatchObject({ pago: used?.fee?.apurado });
  });

  it('have boletos that ask exactly for their fees, one of them for two', async () => {
    const boletos = await rowsOf(
      `select b."seuNumero", b.situacao, count(*)::int fees, sum(c.centavos) charged, sum(c.pago) paid,
              b."valorNominal" * 100 asked, bool_and(b."dataEmissao" >= f."createdDate"::date) later,
              exists (select from sandbox_charges s where s."codigoSolicitacao" = b."codigoSolicitacao") known
         from boletos b join fee_charges c on c.id_boleto = b.id join fees f on f.id_credit = c.id_credit
        where b."seuNumero" like 'HON-2%' group by b.id_tenant, b.id order by 1`,
    );
    expect(
      boletos.map(({ seuNumero, situacao, fees, later, known }) => [seuNumero, situacao, fees, later, known]),
    ).toEqual([
      ['HON-2001', 'RECEBIDO', 1, true, true],
      ['HON-2002', 'A_RECEBER', 2, true, true],
      ['HON-2003', 'RECEBIDO', 1, true, true],
    ]);
    for (const { situacao, charged, paid, asked } of boletos) {
      expect([Number(charged), Number(paid)]).toEqual([Number(asked), situacao === 'RECEBIDO' ? Number(asked) : 0]);
    }
  });
});
