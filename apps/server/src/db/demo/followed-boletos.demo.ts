import { addDays } from '@restitui/brazil/day.ts';
import { reaisOf, sumOfCents } from '@restitui/brazil/money.ts';
import type { NewBoleto } from '@restitui/domain/billing/boletos/boleto-form.ts';
import { boletoSearchText } from '@restitui/domain/billing/boletos/boleto-search-text.ts';
import { boletoStatusOf } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { and, eq } from 'drizzle-orm';
import { boletoEvents, boletos } from '../../features/billing/boletos/boletos.table.ts';
import { sandboxCharges } from '../../features/billing/boletos/sandbox-charges.table.ts';
import { clients, owners } from '../../features/crm/clients/clients.table.ts';
import { tenants } from '../../features/tenancy/tenants/tenants.table.ts';
import { type LocalCharge, numbersOf } from '../../platform/local-bank-boletos.ts';
import { eventsOf } from './boletos.demo.ts';
import { type Demo, instantOn } from './demo.ts';
import type { DemoFee } from './fee-boletos.demo.ts';
import type { FollowedBoleto } from './followed-case.data.ts';
import type { FollowedFee } from './followed-case.demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf, Seeded } from './seeded.ts';
import { userId } from './users.demo.ts';

/** A boleto with the fees that it charges; one that waits for its payment has no `paidAt`. */
export interface ChargedBoleto {
  id: string;
  paidAt: string | undefined;
  fees: DemoFee[];
}

/** Adds the boletos of the followed cases, which the local bank knows as it knows those of its users. */
export async function fillFollowedBoletos(
  demo: Demo,
  earned: readonly DemoFee[],
  followed: ReadonlyMap<string, FollowedFee>,
): Promise<ChargedBoleto[]> {
  const groups = Map.groupBy(
    earned.filter(({ id_credit }) => followed.has(id_credit)),
    ({ id_credit }) => followed.get(id_credit)?.boleto,
  );
  const charged: ChargedBoleto[] = [];
  for (const [boleto, fees] of groups) {
    if (boleto) charged.push(await addBoleto(demo, boleto, fees));
  }
  return charged;
}

async function addBoleto({ db, today }: Demo, boleto: FollowedBoleto, fees: DemoFee[]): Promise<ChargedBoleto> {
  const { seuNumero } = boleto;
  const { client, owner, tenant } = await payerOf(db, fees);
  const id = idOf('followed boleto', seuNumero);
  const random = new Seeded('followed boleto', seuNumero);
  const centavos = sumOfCents(fees.map(({ apurado }) => apurado));
  const [dataEmissao, dataVencimento] = [addDays(today, -boleto.issued), addDays(today, -boleto.due)];
  const order = {
    ...{ nome: client.razao_social.slice(0, 100), cpfCnpj: client.cnpjcpf, tipoPessoa: 'JURIDICA' },
    ...{ email: owner.emailProprietario.slice(0, 50), telefone: owner.contatoProprietario, cep: client.cep },
    ...{ endereco: client.logradouro, numero: client.numero, complemento: client.complemento },
    ...{ bairro: client.bairro, cidade: client.municipio, uf: client.estado, valorNominal: reaisOf(centavos) },
    ...{ dataEmissao, dataVencimento, dataLimite: addDays(dataVencimento, 30), seuNumero },
    mensagem: 'Honorários de êxito',
    ...{ codigoMulta: 'PERCENTUAL', taxaMulta: 2, dataMulta: addDays(dataVencimento, 1) },
    ...{ codigoMora: 'TAXAMENSAL', taxaMora: 1, dataMora: addDays(dataVencimento, 1) },
  } satisfies Omit<NewBoleto, 'id_client'> & { dataEmissao: string };
  const issuedAt = instantOn(dataEmissao, random.between(0, 300));
  const paidAt = boleto.paid === undefined ? undefined : instantOn(addDays(today, -boleto.paid), 60);
  const charge: LocalCharge = {
    ...{ codigoSolicitacao: idOf('followed charge', seuNumero), order, issuedAt, cancelledAt: null },
    ...{ beneficiario: { nome: tenant.razao_social, cidade: tenant.cidade }, nossoNumero: `9${random.digits(10)}` },
    paid: paidAt ? { at: paidAt, origem: 'PIX' } : null,
  };
  const situacao = paidAt ? ('RECEBIDO' as const) : ('A_RECEBER' as const);
  const origemRecebimento = paidAt ? ('PIX' as const) : null;
  const row = {
    ...{ ...order, ...numbersOf(charge), id, id_tenant: tenant.id, id_client: client.cnpjcpf, banco: 'LOCAL' as const },
    ...{ valorNominal: centavos, situacao, dataSituacao: paidAt ?? issuedAt },
    status: boletoStatusOf({ situacao, origemRecebimento, isSubstituido: false }),
    ...{ nomeBeneficiario: tenant.razao_social, cpfCnpjBeneficiario: tenant.id },
    ...{ codigoSolicitacao: charge.codigoSolicitacao, valorRecebido: paidAt ? centavos : null, origemRecebimento },
    ...{ id_user: userId('financeiro@restitui.test'), busca: boletoSearchText(order), createdDate: issuedAt },
  };
  await insertRows(db, boletos, [row]);
  await insertRows(db, boletoEvents, eventsOf(row, { situacao, at: paidAt ?? issuedAt }));
  await insertRows(db, sandboxCharges, [{ id_tenant: tenant.id, codigoSolicitacao: charge.codigoSolicitacao, charge }]);
  return { id, paidAt, fees };
}

async function payerOf(db: Demo['db'], [fee]: readonly DemoFee[]) {
  const [payer] = await db
    .select({ client: clients, owner: owners, tenant: tenants })
    .from(clients)
    .innerJoin(owners, eq(owners.id, clients.id_owner))
    .innerJoin(tenants, eq(tenants.id, clients.id_tenant))
    .where(and(eq(clients.id_tenant, fee?.id_tenant ?? tenants.id), eq(clients.cnpjcpf, fee?.id_client ?? '')));
  if (!payer) throw new Error('A followed fee has no client.');
  return payer;
}
