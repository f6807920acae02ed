import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { withTenant } from '../src/db/tenant-scope.ts';
import { boletos } from '../src/features/boletos/boletos.table.ts';
import { bookFee } from '../src/features/fees/book-fee.ts';
import { fees } from '../src/features/fees/fees.table.ts';
import type { TestServer } from './harness.ts';

/** A fee of R$ 10,00 that nobody has paid. */
export async function addEarnedFee(
  { database, clock, platform }: TestServer,
  place: { id_tenant: TenantId; id_client: string; id_credit: string },
): Promise<void> {
  const shares = [{ papel: 'EMPRESA' as const, id_user: null, peso: 10_000 }];
  await withTenant(database.pool, { tenant: place.id_tenant }, async (db) => {
    await db.insert(fees).values({ ...place, shares, apurado: 1000, createdDate: clock.now().toISOString() });
    await bookFee({ db, tenant: place.id_tenant, platform }, place.id_credit, { motivo: 'APURACAO' });
  });
}

type NewBoleto = Partial<typeof boletos.$inferInsert> & {
  id_tenant: TenantId;
  id_client: string;
  valorNominal: number;
};

/** A boleto of a client as it stands after it was issued. */
export async function addBoletoToPay({ database, clock }: TestServer, values: NewBoleto): Promise<string> {
  const id = randomUUID();
  const now = clock.now().toISOString();
  const today = now.slice(0, 10);
  await withTenant(database.pool, { tenant: values.id_tenant }, (db) =>
    db.insert(boletos).values({
      ...{ id, banco: 'LOCAL', situacao: 'A_RECEBER', status: 'COBRANCA', dataSituacao: now, createdDate: now },
      ...{ nomeBeneficiario: 'Consultoria', cpfCnpjBeneficiario: '20000000000107' },
      ...{ nome: 'Cliente', cpfCnpj: values.id_client, tipoPessoa: 'JURIDICA', email: '', telefone: '', cep: '' },
      ...{ endereco: '', numero: '', complemento: '', bairro: '', cidade: '', uf: 'GO', mensagem: '', busca: '' },
      ...{ dataEmissao: today, dataVencimento: today, dataLimite: today, seuNumero: id.slice(0, 15) },
      ...{ codigoMulta: 'NAOTEMMULTA', taxaMulta: 0, codigoMora: 'ISENTO', taxaMora: 0 },
      ...values,
    }),
  );
  return id;
}
