import { randomUUID } from 'node:crypto';
import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { users } from '../src/features/accounts/users/users.table.ts';
import { boletos } from '../src/features/billing/boletos/boletos.table.ts';
import { bookFee } from '../src/features/billing/fees/book-fee.service.ts';
import { bookPayout } from '../src/features/billing/fees/book-payout.service.ts';
import { bookReturn } from '../src/features/billing/fees/book-return.service.ts';
import { insertReturn } from '../src/features/billing/fees/fee-returns.repository.ts';
import { setFee } from '../src/features/billing/fees/fees.repository.ts';
import { feeCharges, feePayouts, fees } from '../src/features/billing/fees/fees.table.ts';
import { addTenant, addUser, as, type TestServer } from './harness.ts';

/** Stores an unpaid fee of R$ 10,00. */
export async function addEarnedFee(
  { inTenant, clock, platform }: TestServer,
  place: { id_tenant: TenantId; id_client: string; id_credit: string },
): Promise<void> {
  const shares = [{ papel: 'EMPRESA' as const, id_user: null, peso: 10_000 }];
  await inTenant(place.id_tenant, async (db) => {
    await db
      .insert(fees)
      .values({ ...place, shares, apurado: roundedCents(10), createdDate: clock.now().toISOString() });
    await bookFee({ db, tenant: place.id_tenant, platform }, place.id_credit, { motivo: 'APURACAO' });
  });
}

type FeePlace = Parameters<typeof addEarnedFee>[1];

/** Stores a fee of R$ 10,00 that is paid. Returns the id of the boleto. */
async function addPaidFee(server: TestServer, place: FeePlace): Promise<string> {
  const { id_tenant, id_client, id_credit } = place;
  await addEarnedFee(server, place);
  const paid = { situacao: 'RECEBIDO', status: 'PAGO', valorRecebido: 10 } as const;
  const id_boleto = await addBoletoToPay(server, { id_tenant, id_client, valorNominal: 10, ...paid });
  await server.inTenant(id_tenant, async (db) => {
    await db
      .insert(feeCharges)
      .values({ id_tenant, id_boleto, id_credit, centavos: roundedCents(10), pago: roundedCents(10) });
    await bookFee({ db, tenant: id_tenant, platform: server.platform }, id_credit, { motivo: 'PAGAMENTO', id_boleto });
  });
  return id_boleto;
}

/** Stores a fee that is paid with R$ 10,00 and is R$ 4,00, with a return of R$ 1,00. Returns the id of the return. */
export async function addTestReturn(
  server: TestServer,
  place: FeePlace,
  by: { id: string; name: string },
): Promise<string> {
  const { id_tenant, id_client, id_credit } = place;
  const id_boleto = await addPaidFee(server, place);
  const id = randomUUID();
  const createdDate = server.clock.now().toISOString();
  await server.inTenant(id_tenant, async (db) => {
    const context = { db, tenant: id_tenant, platform: server.platform };
    await setFee(db, id_tenant, id_credit, roundedCents(4));
    await bookFee(context, id_credit, { motivo: 'ESTORNO' });
    const row = { id, id_tenant, id_client, centavos: roundedCents(1), data: toDay('2026-11-20') };
    const part = { id_boleto, id_credit, pagoEm: row.data };
    const entry = { observacao: '', id_autor: by.id, autor: by.name, createdDate };
    await insertReturn(db, { ...row, ...entry }, [{ ...part, centavos: roundedCents(1) }]);
    await bookReturn(context, [{ ...part, centavos: roundedCents(-1) }], 'DEVOLUCAO');
  });
  return id;
}

/** Stores a paid fee of R$ 10,00 of the consultancy with a payout of R$ 1,00. Returns the id of the payout. */
export async function addTestPayout(
  server: TestServer,
  place: FeePlace,
  by: { id: string; name: string },
): Promise<string> {
  const { inTenant, clock, platform } = server;
  const { id_tenant } = place;
  await addPaidFee(server, place);
  const id = randomUUID();
  await inTenant(id_tenant, async (db) => {
    const context = { db, tenant: id_tenant, platform };
    const payout = {
      id,
      papel: 'EMPRESA' as const,
      id_user: null,
      centavos: roundedCents(1),
      data: toDay('2026-11-20'),
    };
    const entry = { forma: 'PIX' as const, referencia: id, id_autor: by.id, autor: by.name };
    await db.insert(feePayouts).values({ ...payout, ...entry, id_tenant, createdDate: clock.now().toISOString() });
    await bookPayout(context, payout, 'REPASSE');
  });
  return id;
}

/** Adds a consultancy that owes 30 % of its fees to the provider and 10 % to a partner, with its users. */
export async function addFeeUsers(server: TestServer, provider: TenantId) {
  const home = await addTenant(server, { comissao_admin: 30 });
  const boss = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  const partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paulo' });
  await server.inTenant(home, (db) => db.update(users).set({ comissao_user: 10 }).where(eq(users.id, partner.id)));
  const ceo = await as(server, await addUser(server, { id_tenant: home, name: 'Célia' }));
  return { home, admin: await as(server, boss, home), ceo, partner };
}

type NewBoleto = Partial<Omit<typeof boletos.$inferInsert, 'valorNominal' | 'valorRecebido'>> & {
  id_tenant: TenantId;
  id_client: string;
  valorNominal: number;
  valorRecebido?: number | null;
};

/** Stores an issued boleto of a client; its amounts are in reais. */
export async function addBoletoToPay(
  { inTenant, clock }: TestServer,
  { valorNominal, valorRecebido = null, ...values }: NewBoleto,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now().toISOString();
  const today = toDay(now.slice(0, 10));
  await inTenant(values.id_tenant, (db) =>
    db.insert(boletos).values({
      ...{ id, banco: 'LOCAL', situacao: 'A_RECEBER', status: 'COBRANCA', dataSituacao: now, createdDate: now },
      ...{ nomeBeneficiario: 'Consultoria', cpfCnpjBeneficiario: '20000000000107' },
      ...{ nome: 'Cliente', cpfCnpj: values.id_client, tipoPessoa: 'JURIDICA', email: '', telefone: '', cep: '' },
      ...{ endereco: '', numero: '', complemento: '', bairro: '', cidade: '', uf: 'GO', mensagem: '', busca: '' },
      ...{ dataEmissao: today, dataVencimento: today, dataLimite: today, seuNumero: id.slice(0, 15) },
      ...{ codigoMulta: 'NAOTEMMULTA', taxaMulta: 0, codigoMora: 'ISENTO', taxaMora: 0 },
      valorNominal: roundedCents(valorNominal),
      valorRecebido: valorRecebido === null ? null : roundedCents(valorRecebido),
      ...values,
    }),
  );
  return id;
}
