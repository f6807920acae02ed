import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ClientStatus } from '@restitui/domain/crm/clients/client-status.ts';
import { clients, owners } from '../../features/crm/clients/clients.table.ts';
import { type ClientKind, ClientOwners, type OwnerRow } from './client-owners.ts';
import { type Accountant, accountantIn, leadersOf } from './client-people.ts';
import { addressIn, bankAccount } from './client-places.ts';
import { clientStatuses } from './client-statuses.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { Documents } from './documents.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient, mainClientName, mainOwnerCpf, mainTenant } from './main-client.data.ts';
import { companyName } from './names.ts';
import { type Place, places } from './places.data.ts';
import { grantPower, grantUntil } from './power-of-attorney.ts';
import { Seeded } from './seeded.ts';
import { type DemoTenant, demoTenants } from './tenants.data.ts';
import { otherTrades, personTrades, simplesTrades, type Trade } from './trades.data.ts';

type ClientRow = typeof clients.$inferInsert;

/** A client with the values that later data is derived from. */
export interface DemoClient extends Pick<ClientRow, 'cnpjcpf' | 'razao_social' | 'status' | 'estado'> {
  tenant: DemoTenant;
  trade: Trade;
  /** Days since its registration. */
  age: number;
}

export async function fillClients(demo: Demo): Promise<DemoClient[]> {
  const documents = new Documents(new Seeded('clients'), [mainClient, mainOwnerCpf]);
  const made = demoTenants.map((tenant) => new ClientsOfTenant(demo, tenant, documents));
  const ownerRows = made.flatMap((each) => each.owners.rows);
  const clientRows = made.flatMap((each) => each.rows);
  await insertRows(demo.db, owners, ownerRows);
  await insertRows(demo.db, clients, clientRows);
  return made.flatMap((each) => each.clients);
}

class ClientsOfTenant {
  readonly owners: ClientOwners;
  readonly rows: ClientRow[] = [];
  readonly clients: DemoClient[] = [];
  readonly #today: string;
  readonly #tenant: DemoTenant;
  readonly #documents: Documents;
  readonly #random: Seeded;
  readonly #accountants: Accountant[];
  readonly #names = new Set<string>();
  readonly #turns = new Map<readonly Trade[], number>();

  constructor({ today, clientPasswordHash }: Demo, tenant: DemoTenant, documents: Documents) {
    this.#today = today;
    this.#tenant = tenant;
    this.#documents = documents;
    this.#random = new Seeded('clients', tenant.id);
    this.owners = new ClientOwners(tenant.id, clientPasswordHash, documents, this.#random);
    this.#accountants = Array.from({ length: 9 }, () => accountantIn(tenant.ddd, this.#random));
    const statuses = this.#random.shuffled(clientStatuses(tenant.clients));
    for (const [i, status] of statuses.entries()) this.#add(status, i % 11 === 5 ? 'person' : 'company');
    if (tenant.id === mainTenant) this.#add('ATIVO', 'main');
  }

  #add(status: ClientStatus, kind: ClientKind): void {
    const random = this.#random;
    const place = kind === 'main' || random.chance(0.5) ? this.#homePlace() : random.pick(places);
    const trade = this.#tradeOf(kind);
    const owner = this.owners.of(kind, place);
    const { powerOfAttorney, daysHeld } =
      kind === 'main' ? grantUntil(240, this.#today, random) : grantPower(status, this.#today, random);
    const isRecent = status === 'NOVO' || status === 'PENDENTE';
    const age = isRecent ? random.between(1, 25) : Math.max(random.between(60, 900), daysHeld + random.between(0, 20));
    const named = { cnpjcpf: this.#documentOf(kind, owner), ...this.#namesOf(kind, trade, owner) };
    this.rows.push({
      id_tenant: this.#tenant.id,
      ...named,
      razao_social_busca: foldText(named.razao_social),
      status,
      createdDate: instantOn(dayBefore(this.#today, age), random.between(0, 539)),
      cnae_principal: trade.cnae,
      atividadePrincipal: trade.atividade,
      id_owner: owner.id,
      ...random.pick(this.#accountants),
      ...bankAccount(random),
      comissaoTenant: random.pick([15, 20, 20, 25, 30, 30]),
      ...addressIn(place, random),
      ...powerOfAttorney,
      ...leadersOf(kind, this.#tenant, random),
    });
    this.clients.push({ tenant: this.#tenant, trade, age, status, estado: place.estado, ...named });
  }

  #homePlace(): Place {
    return places.find(({ ddd }) => ddd === this.#tenant.ddd) ?? this.#random.pick(places);
  }

  #tradeOf(kind: ClientKind): Trade {
    if (kind === 'main') return simplesTrades.find(({ shelf }) => shelf === 'mercado') as Trade;
    if (kind === 'person') return this.#deal(personTrades);
    return this.#deal(this.#random.chance(0.52) ? simplesTrades : otherTrades);
  }

  /** Takes the trades in turn, so that each occurs. */
  #deal(trades: readonly Trade[]): Trade {
    const turn = this.#turns.get(trades) ?? 0;
    this.#turns.set(trades, turn + 1);
    return trades[turn % trades.length] as Trade;
  }

  #namesOf(kind: ClientKind, trade: Trade, owner: OwnerRow): Pick<ClientRow, 'razao_social' | 'nome_fantasia'> {
    if (kind === 'main') return { razao_social: mainClientName, nome_fantasia: 'Comércio Exemplo' };
    if (kind === 'company') return companyName(trade, this.#random, this.#names);
    return { razao_social: owner.nomeProprietario.toUpperCase(), nome_fantasia: owner.nomeProprietario };
  }

  #documentOf(kind: ClientKind, owner: OwnerRow): string {
    if (kind === 'main') return mainClient;
    if (kind === 'person') return owner.cpfProprietario;
    return this.#random.chance(0.12) ? this.#documents.alphanumericCnpj() : this.#documents.cnpj();
  }
}
