import { foldText } from '@restitui/brazil/fold-text.ts';
import { type Cents, sumOfCents } from '@restitui/brazil/money.ts';
import type { FeeShare } from '@restitui/domain/billing/fees/fee-shares.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { boletos } from '../../features/billing/boletos/boletos.table.ts';
import { clients, owners } from '../../features/crm/clients/clients.table.ts';
import { tenants } from '../../features/tenancy/tenants/tenants.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf, Seeded } from './seeded.ts';

/** The fee of one credit. */
export interface DemoFee {
  id_tenant: TenantId;
  id_credit: string;
  id_client: string;
  shares: FeeShare[];
  apurado: Cents;
  /** Day on which the credit was used. */
  day: string;
}

/** A paid boleto and its fees. */
export interface FeeBoleto {
  id: string;
  paidAt: string;
  fees: DemoFee[];
}

type BoletoRow = typeof boletos.$inferInsert;

/**
 * Adds one boleto per client and month of use, issued on the 25th and paid within days; the newest months are
 * open.
 */
export async function fillFeeBoletos({ db, today }: Demo, earned: readonly DemoFee[]): Promise<FeeBoleto[]> {
  const months = Map.groupBy(earned, ({ id_tenant, id_client, day }) => [id_tenant, id_client, day.slice(0, 7)].join());
  const [tenantRows, clientRows, ownerRows] = [
    await db.select().from(tenants),
    await db.select().from(clients),
    await db.select().from(owners),
  ];
  const made: { row: BoletoRow; boleto: FeeBoleto }[] = [];
  for (const [key, of] of months) {
    const [first] = of;
    if (!first) continue;
    const { id_tenant, id_client } = first;
    const month = first.day.slice(0, 7);
    const issued = dayBefore(`${month}-25`, 0);
    const random = new Seeded('fee boleto', key);
    const paidDay = dayBefore(issued, -random.between(3, 12));
    const tenant = tenantRows.find(({ id }) => id === id_tenant);
    const client = clientRows.find((row) => row.id_tenant === id_tenant && row.cnpjcpf === id_client);
    const owner = ownerRows.find(({ id }) => id === client?.id_owner);
    const cents = sumOfCents(of.map(({ apurado }) => apurado));
    if (!tenant || !client || !owner || cents === 0 || paidDay > today || random.chance(0.2)) continue;

    const id = idOf('fee boleto', key);
    const paidAt = instantOn(paidDay, random.between(0, 539));
    const seuNumero = `H${month.replace('-', '')}${random.digits(6)}`;
    const pix = random.chance(0.5);
    const mensagem = `Honorários de ${month.slice(5)}/${month.slice(0, 4)}`;
    made.push({
      boleto: { id, paidAt, fees: of },
      row: {
        ...{ id, id_tenant, id_client, banco: 'LOCAL', situacao: 'RECEBIDO', status: pix ? 'PIX' : 'PAGO' },
        ...{ dataSituacao: paidAt, nomeBeneficiario: tenant.razao_social, cpfCnpjBeneficiario: tenant.id },
        ...{ nome: client.razao_social, cpfCnpj: client.cnpjcpf },
        tipoPessoa: client.cnpjcpf.length === 11 ? 'FISICA' : 'JURIDICA',
        ...{ email: owner.emailProprietario, telefone: owner.contatoProprietario, cep: client.cep },
        ...{ endereco: client.logradouro, numero: client.numero, complemento: client.complemento },
        ...{ bairro: client.bairro, cidade: client.municipio, uf: client.estado },
        ...{
          valorNominal: cents,
          valorRecebido: cents,
          origemRecebimento: pix ? 'PIX' : 'BOLETO',
        },
        ...{ dataEmissao: issued, dataVencimento: dayBefore(issued, -10), dataLimite: dayBefore(issued, -40) },
        ...{ seuNumero, mensagem, codigoMulta: 'NAOTEMMULTA', taxaMulta: 0, codigoMora: 'ISENTO', taxaMora: 0 },
        busca: foldText([client.razao_social, client.cnpjcpf, seuNumero, mensagem].join(' ')),
        createdDate: instantOn(issued, random.between(0, 539)),
      },
    });
  }
  await insertRows(
    db,
    boletos,
    made.map(({ row }) => row),
  );
  return made.map(({ boleto }) => boleto);
}
