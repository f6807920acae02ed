import { payableUntil } from '@restitui/brazil/boleto-factor.ts';
import { addDays, type Day } from '@restitui/brazil/day.ts';
import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { NewBoleto } from '@restitui/domain/billing/boletos/boleto-form.ts';
import { boletoSearchText } from '@restitui/domain/billing/boletos/boleto-search-text.ts';
import {
  type BoletoSituacao,
  boletoStatusOf,
  isOpenSituacao,
} from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { asc, eq } from 'drizzle-orm';
import { boletoEvents, boletos } from '../../features/billing/boletos/boletos.table.ts';
import { sandboxCharges } from '../../features/billing/boletos/sandbox-charges.table.ts';
import { clients, owners } from '../../features/crm/clients/clients.table.ts';
import { type LocalCharge, numbersOf } from '../../platform/local-bank-boletos.ts';
import { type Demo, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf, Seeded } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { userId } from './users.demo.ts';

const perTenant = 60;
const months = 12;
/** Indexes of overdue boletos and of one that replaces another, in every consultancy. */
const late = [4, 5, 6];
/** The newest boleto is still being processed when the demonstration starts. */
const processing = 0;
const replacing = 7;
const replaced = 8;
const reasons = ['Valor corrigido com o cliente', 'Cobrado em duplicidade', 'Honorários renegociados'];
const titles = ['Honorários de êxito', 'Honorários mensais', 'Recuperação de créditos', 'Revisão tributária'];

type Row = typeof boletos.$inferInsert & { dataVencimento: Day; dataEmissao: Day; dataLimite: Day };
type Payer = Awaited<ReturnType<typeof payersOf>>[number];
type Tenant = (typeof demoTenants)[number];

/** Adds twelve months of charges per consultancy: most paid, some late, some cancelled, some in the future. */
export async function fillBoletos(demo: Demo): Promise<void> {
  const made = [];
  for (const tenant of demoTenants.filter(({ isProvider }) => !isProvider)) {
    const payers = await payersOf(demo, tenant.id);
    made.push(...Array.from({ length: perTenant }, (_, i) => boletoOf(demo, tenant, payers, i)));
  }
  await insertRows(
    demo.db,
    boletos,
    made.map(({ row }) => row),
  );
  await insertRows(
    demo.db,
    boletoEvents,
    made.flatMap(({ events }) => events),
  );
  await insertRows(
    demo.db,
    sandboxCharges,
    made.map(({ row, charge }) => ({
      id_tenant: row.id_tenant,
      codigoSolicitacao: charge.codigoSolicitacao,
      charge,
    })),
  );
}

function payersOf({ db }: Demo, id_tenant: TenantId) {
  return db
    .select({ client: clients, email: owners.emailProprietario, telefone: owners.contatoProprietario })
    .from(clients)
    .innerJoin(owners, eq(owners.id, clients.id_owner))
    .where(eq(clients.id_tenant, id_tenant))
    .orderBy(asc(clients.cnpjcpf))
    .limit(25);
}

function boletoOf({ today }: Demo, tenant: Tenant, payers: readonly Payer[], i: number) {
  const random = new Seeded('boleto', tenant.slug, i);
  const { client, email, telefone } = new Seeded('payer', tenant.slug, i === replaced ? replacing : i).pick(payers);
  const age = Math.floor((i / perTenant) * 30.4 * months);
  const dataEmissao = addDays(today, -age - random.between(0, 4));
  const dataVencimento = addDays(dataEmissao, late.includes(i) ? 15 : random.pick([15, 30, 30, 30]));
  const order = {
    nome: client.razao_social.slice(0, 100),
    cpfCnpj: client.cnpjcpf,
    tipoPessoa: client.cnpjcpf.length === 11 ? 'FISICA' : 'JURIDICA',
    ...{ email: email.slice(0, 50), telefone, cep: client.cep, endereco: client.logradouro },
    ...{ numero: client.numero, complemento: client.complemento, bairro: client.bairro, cidade: client.municipio },
    uf: client.estado,
    valorNominal: reaisOf(random.between(18_000, 940_000)),
    ...{ dataEmissao, dataVencimento, dataLimite: addDays(dataVencimento, 30) },
    seuNumero: `HON-${String(1000 + i)}`,
    mensagem: random.pick(titles),
    ...{ codigoMulta: 'PERCENTUAL', taxaMulta: 2, dataMulta: addDays(dataVencimento, 1) },
    ...{ codigoMora: 'TAXAMENSAL', taxaMora: 1, dataMora: addDays(dataVencimento, 1) },
  } satisfies Omit<NewBoleto, 'id_client'> & { dataEmissao: Day };
  const id = idOf('boleto', tenant.slug, i);
  const issuedAt = instantOn(dataEmissao, random.between(0, 500));
  const fate = fateOf(order, today, { random, i });
  const charge: LocalCharge = {
    codigoSolicitacao: idOf('cobranca', tenant.slug, i),
    order,
    beneficiario: { nome: tenant.razao_social, cidade: client.municipio },
    nossoNumero: `9${random.digits(10)}`,
    issuedAt,
    cancelledAt: fate.situacao === 'CANCELADO' ? fate.at : null,
    paid: fate.origem ? { at: fate.at, origem: fate.origem } : null,
    ...(i === processing && { processingUntil: instantOn(addDays(today, 2), 0) }),
  };
  const standing = { situacao: fate.situacao, origemRecebimento: fate.origem ?? null, isSubstituido: i === replaced };
  const row: Row = {
    ...order,
    valorNominal: roundedCents(order.valorNominal),
    ...(i === processing ? {} : numbersOf(charge)),
    id,
    id_tenant: tenant.id,
    id_client: client.cnpjcpf,
    banco: 'LOCAL',
    situacao: fate.situacao,
    status: boletoStatusOf(standing),
    dataSituacao: isOpenSituacao(fate.situacao) ? issuedAt : fate.at,
    nomeBeneficiario: tenant.razao_social,
    cpfCnpjBeneficiario: tenant.id,
    codigoSolicitacao: charge.codigoSolicitacao,
    valorRecebido: fate.origem ? roundedCents(order.valorNominal) : null,
    origemRecebimento: fate.origem ?? null,
    motivoCancelamento: reasonOf(fate, i, random),
    id_substituto: i === replaced ? idOf('boleto', tenant.slug, replacing) : null,
    id_user: userId('financeiro@restitui.test'),
    busca: boletoSearchText(order),
    createdDate: issuedAt,
  };
  return { row, charge, events: eventsOf(row, fate) };
}

type EventedRow = Pick<Row, 'id' | 'id_tenant' | 'createdDate' | 'valorRecebido' | 'origemRecebimento'>;

interface Fate {
  situacao: BoletoSituacao;
  origem?: 'BOLETO' | 'PIX';
  at: string;
}

function reasonOf({ situacao }: Fate, i: number, random: Seeded): string | null {
  if (i === replaced) return `Substituído pelo boleto HON-${1000 + replacing}`;
  return situacao === 'CANCELADO' ? random.pick(reasons) : null;
}

type Dates = Pick<Row, 'dataEmissao' | 'dataVencimento' | 'dataLimite'>;

function fateOf(order: Dates, today: Day, { random, i }: { random: Seeded; i: number }): Fate {
  const { dataEmissao, dataVencimento, dataLimite } = order;
  if (i === processing) return { situacao: 'EM_PROCESSAMENTO', at: instantOn(dataEmissao, 520) };
  const chance = late.includes(i) ? 1 : i === replaced ? 0 : random.next();
  const paidOn = addDays(dataVencimento, random.between(-9, 2));
  const at = (day: Day) => instantOn(day > dataEmissao ? day : dataEmissao, 520);
  if (chance < 0.08 && addDays(dataEmissao, 3) < today)
    return { situacao: 'CANCELADO', at: at(addDays(dataEmissao, 3)) };
  if (chance < 0.82 && paidOn < today) {
    return { situacao: 'RECEBIDO', origem: random.chance(0.4) ? 'PIX' : 'BOLETO', at: at(paidOn) };
  }
  if (today > payableUntil(dataLimite)) return { situacao: 'EXPIRADO', at: at(dataLimite) };
  if (today > payableUntil(dataVencimento)) return { situacao: 'ATRASADO', at: at(dataVencimento) };
  return { situacao: 'A_RECEBER', at: at(dataEmissao) };
}

/** Returns the history of a boleto in a state that it reached at a time. */
export function eventsOf(
  row: EventedRow,
  { situacao, at }: Pick<Fate, 'situacao' | 'at'>,
): (typeof boletoEvents.$inferInsert)[] {
  const about = { id_tenant: row.id_tenant, id_boleto: row.id, nome_user: null, origem: 'CONSULTA' } as const;
  const event = (evento: string, of: BoletoSituacao, date: string) => ({
    ...about,
    id: idOf('boleto event', row.id, evento),
    evento,
    situacao: of,
    date,
  });
  const made = new Date(Date.parse(row.createdDate) + 60_000).toISOString();
  if (situacao === 'EM_PROCESSAMENTO') return [event('EMITIDO', 'EM_PROCESSAMENTO', row.createdDate)];
  const begun = [event('EMITIDO', 'EM_PROCESSAMENTO', row.createdDate), event('A_RECEBER', 'A_RECEBER', made)];
  if (situacao === 'A_RECEBER') return begun;
  if (situacao !== 'RECEBIDO') return [...begun, event(situacao, situacao, at)];
  const { valorRecebido, origemRecebimento } = row;
  return [...begun, { ...event('PAGO', situacao, at), valorRecebido, origemRecebimento }];
}
