import { sumOfReais } from '@restitui/brazil/money.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { compensationsApi } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { feeOnReceived } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addResumeValue } from '../../../../test/credits.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { asked, granted, money, ofFiles, openFromFiles, type PaymentCase } from '../../../../test/payments.ts';
import { denied, effectOf, partly } from '../../../../test/use-decisions.ts';

let server: TestServer;
let provider: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const numbers = ['12345.67890.011026.1.3.04-1234', '12345.67890.021026.1.3.04-1234'];
const payments = [ofFiles.may, ofFiles.june];
const amount = fc.integer({ min: 1, max: 5_000 }).map((cents) => cents / 100);
const tributos = ['COFINS', 'PIS_PASEP', 'CSLL'] as const;

const kinds = [
  ...['book', 'book', 'line', 'line', 'line', 'control', 'money'],
  ...['denial', 'partial', 'partial', 'partial', 'whole', 'whole'],
] as const;

interface Operation {
  kind: (typeof kinds)[number];
  /** Indexes of the payment, the PER/DCOMP and the tax. */
  of: number;
  number: number;
  tributo: number;
  /** Reais of a line, of money, or of a grant. */
  valor: number;
  /** Share of the use that a partial decision leaves. */
  share: number;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom(...kinds),
  of: fc.nat({ max: 1 }),
  number: fc.nat({ max: 1 }),
  tributo: fc.nat({ max: 2 }),
  valor: amount,
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** Reads the recorded amounts that describe the uses of a case. */
async function recordsOf(at: PaymentCase) {
  const { id_client, id_apuracao } = at.place;
  const { compensacoes } = (await at.boss.call(compensationsApi.list, { query: { id_client } })).data;
  const { creditos } = (await at.boss.call(icmsCreditsApi.list, { query: { id_client } })).data;
  const figures = (await at.boss.call(assessmentsApi.resume, { params: { id: id_apuracao } })).data;
  return {
    payments: (await at.payments()).map(({ competencia, situacao, recebido, protocolo, despacho }) => ({
      ...{ competencia, situacao, recebido, protocolo, despacho },
    })),
    credits: await at.credits(),
    lines: compensacoes.map(({ perDcomp, value }) => ({ perDcomp, value })),
    controlled: sumOfReais(creditos.map(({ credPisOrigUtilizado }) => credPisOrigUtilizado)),
    fee: (await at.boss.call(feesApi.clients, { query: { id_client } })).data[0]?.apurado ?? 0,
    refunded: figures.find(({ typeValue }) => typeValue === 'VALOR_REST')?.value,
  };
}

type Records = Awaited<ReturnType<typeof recordsOf>>;

const reportedOf = ({ lines }: Records, number: string) =>
  sumOfReais(lines.filter(({ perDcomp }) => perDcomp === number).map(({ value }) => value));

/** Compares the records with one another after every change. */
function requireAgreement(records: Records) {
  const { credits, fee, lines, controlled, refunded } = records;
  const used = sumOfReais(credits.map(({ compensacao }) => compensacao));
  const fees = credits.map(({ compensacao, comissao_porcentagem: percent }) => feeOnReceived(compensacao, percent));
  expect(Math.round(fee * 100)).toBe(fees.reduce((sum, one) => sum + one, 0));
  expect(refunded).toBe(Math.max(used, sumOfReais(lines.map(({ value }) => value)), controlled));
  for (const { competencia, recebido } of records.payments.filter(({ situacao }) => situacao === 'INDEFERIDO')) {
    const credit = credits.find(({ mesCompetencia }) => mesCompetencia === Number(competencia.slice(0, 2)));
    expect([recebido, credit?.compensacao, credit?.isPago]).toEqual([null, 0, false]);
  }
}

/** Returns the decision of an operation for an amount used so far; undefined when the operation is none. */
function decisionBy({ kind, valor, share }: Operation) {
  const left = (used: number) => Math.round(used * share * 100) / 100;
  if (kind === 'denial') return () => denied();
  if (kind === 'partial') return (used: number) => partly(valor, left(used));
  if (kind !== 'whole') return undefined;
  // Granted after a partial decision, more of the use is homologated.
  return (used: number, wasPartial: boolean) =>
    wasPartial ? { ...granted, uso_mantido: sumOfReais([used, valor]) } : granted;
}

type Payment = (typeof payments)[number];

async function enter(at: PaymentCase, payment: Payment, { kind, number, tributo, valor }: Operation): Promise<void> {
  const perDcomp = numbers[number] ?? '';
  const { id_product } = at.place;
  if (kind === 'book') await at.book([payment]);
  if (kind === 'money') await at.step(payment, money(valor, '2026-10-02'));
  if (kind === 'line') {
    const body = { id_product, tributo: tributos[tributo] ?? 'CSLL', pa: '09/2026', value: valor, perDcomp };
    await at.boss.try(compensationsApi.add, { body });
  }
  if (kind === 'control') {
    const body = { id_product, periodoApurado: `0${1 + tributo}/2025`, dcompInicialPis: perDcomp };
    const amounts = { credPisOriginal: valor, credPisOrigUtilizado: valor };
    await at.boss.try(icmsCreditsApi.add, { body: { ...body, ...amounts } });
  }
}

/** Sends one operation, which finds the records `before`, and returns those that it leaves. */
async function apply(at: PaymentCase, operation: Operation, before: Records): Promise<Records> {
  const payment = payments[operation.of] ?? ofFiles.may;
  const decisionOn = decisionBy(operation);
  if (decisionOn) return decide(at, { payment, before, decisionOn });
  await enter(at, payment, operation);
  return recordsOf(at);
}

interface Decided {
  payment: Payment;
  before: Records;
  decisionOn: (used: number, wasPartial: boolean) => Parameters<typeof effectOf>[2];
}

/** Sends a decision and compares what it leaves with what was shown before it. */
async function decide(at: PaymentCase, { payment, before, decisionOn }: Decided): Promise<Records> {
  const own = before.payments.find(({ competencia }) => competencia === payment.competencia);
  const decision = decisionOn(own?.recebido?.valor ?? 0, own?.despacho?.resultado === 'DEFERIDO_EM_PARTE');
  const shown = await effectOf(at, payment, decision);
  const answer = await at.step(payment, decision);
  const after = await recordsOf(at);
  if (answer.status === 200) requireWhatWasShown({ payment, before, after, shown });
  else expect(after).toEqual(before);
  return after;
}

interface Shown extends Pick<Decided, 'payment' | 'before'> {
  after: Records;
  shown: Awaited<ReturnType<typeof effectOf>>;
}

function requireWhatWasShown({ payment, before, after, shown }: Shown) {
  const own = before.payments.find(({ competencia }) => competencia === payment.competencia);
  const credit = after.credits.find(({ mesCompetencia }) => mesCompetencia === Number(payment.competencia.slice(0, 2)));
  const decided = after.payments.find(({ competencia }) => competencia === payment.competencia);
  expect(decided?.recebido?.valor ?? 0).toBe(shown.uso.depois);
  if (shown.mudanca !== 'TIRA') return;
  expect(shown.obstaculo).toBeNull();
  expect(credit?.compensacao).toBeLessThanOrEqual(decided?.recebido?.valor ?? 0);
  if (shown.credito) expect([credit?.compensacao, credit?.saldo]).toEqual([shown.credito.depois, shown.saldo?.depois]);
  if (shown.honorarios) expect(credit?.comissao).toBe(shown.honorarios.depois);
  if (shown.restituido) expect(after.refunded).toBe(shown.restituido.depois);
  const number = own?.protocolo ?? '';
  if (shown.relatorio) expect(reportedOf(after, number)).toBe(shown.relatorio.depois);
  if (shown.uso.depois === shown.uso.antes) return;
  const usedByNumber = sumOfReais(
    after.payments.filter(({ protocolo }) => protocolo === number).map(({ recebido }) => recebido?.valor ?? 0),
  );
  expect(reportedOf(after, number)).toBeLessThanOrEqual(usedByNumber);
}

describe('records of used compensations', { tags: ['D-35', 'W-449'] }, () => {
  const cases = fc.sample(
    fc.record({ shared: fc.boolean(), operations: fc.array(operation, { minLength: 12, maxLength: 12 }) }),
    { numRuns: 12, seed: 159 },
  );

  it.each(cases)('agree after every decision, of one number: $shared', async ({ shared, operations }) => {
    const at = await openFromFiles(server, provider, { servico: 'EXCLUSAO_DE_ICMS_E_ST' });
    const { id_apuracao } = at.place;
    for (const typeValue of ['CREDITO', 'VALOR_REST', 'SALDO'] as const)
      await addResumeValue(server, { id_tenant: at.home, id_apuracao, typeValue, value: 0 });
    for (const [i, payment] of payments.entries()) {
      const declared = { ...asked, tipo: 'COMPENSACAO', protocolo: numbers[shared ? 0 : i] ?? '' } as const;
      await at.record(payment, declared, money(i === 0 ? 104 : 52, '2026-10-01'));
      expect((await at.book([payment])).status).toBe(200);
    }
    let records = await recordsOf(at);
    for (const one of operations) {
      records = await apply(at, one, records);
      requireAgreement(records);
    }
  });
});
