import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ClientStatus } from '@restitui/domain/clients/client-status.ts';
import { clients, owners } from '../../features/clients/clients.table.ts';
import { addressIn, bankAccount } from './client-places.ts';
import { clientStatuses } from './client-statuses.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { Documents, phoneIn } from './documents.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient, mainClientName, mainOwnerCpf, mainTenant } from './main-client.data.ts';
import { companyName, mailOf, personName } from './names.ts';
import { type Place, places } from './places.data.ts';
import { grantPower } from './power-of-attorney.ts';
import { idOf, Seeded } from './seeded.ts';
import { type DemoTenant, demoTenants } from './tenants.data.ts';
import { otherTrades, personTrades, simplesTrades, type Trade } from './trades.data.ts';
import { userId } from './users.demo.ts';

type ClientRow = typeof clients.$inferInsert;
type OwnerRow = typeof owners.$inferInsert;

/** A client with what later data is made from. */
export interface DemoClient extends Pick<ClientRow, 'cnpjcpf' | 'razao_social' | 'createdDate' | 'status' | 'estado'> {
  tenant: DemoTenant;
  trade: Trade;
  /** Days since it was registered. */
  age: number;
}

type Kind = 'company' | 'person' | 'main';

export async function fillClients(demo: Demo): Promise<DemoClient[]> {
  const documents = new Documents(new Seeded('clients'), [mainClient, mainOwnerCpf]);
  const made = demoTenants.map((tenant) => new ClientsOfTenant(demo, tenant, documents));
  await insertRows(
    demo.db,
    owners,
    made.flatMap((each) => each.owners),
  );
  await insertRows(
    demo.db,
    clients,
    made.flatMap((each) => each.rows),
  );
  return made.flatMap((each) => each.clients);
}

class ClientsOfTenant {
  readonly owners: OwnerRow[] = [];
  readonly rows: ClientRow[] = [];
  readonly clients: DemoClient[] = [];
  readonly #demo: Demo;
  readonly #tenant: DemoTenant;
  readonly #documents: Documents;
  readonly #random: Seeded;
  readonly #accountants: Pick<ClientRow, 'nomeContador' | 'contatoContador' | 'emailContador'>[];
  readonly #names = new Set<string>();
  readonly #turns = new Map<readonly Trade[], number>();

  constructor(demo: Demo, tenant: DemoTenant, documents: Documents) {
    this.#demo = demo;
    this.#tenant = tenant;
    this.#documents = documents;
    this.#random = new Seeded('clients', tenant.id);
    this.#accountants = Array.from({ length: 9 }, () => {
      const nomeContador = personName(this.#random);
      return {
        nomeContador,
        contatoContador: phoneIn(tenant.ddd, this.#random),
        emailContador: mailOf(nomeContador, 'contabilidade.example'),
      };
    });
    const statuses = this.#random.shuffled(clientStatuses(tenant.clients));
    statuses.forEach((status, i) => {
      const isMain = i === 0 && tenant.id === mainTenant;
      this.#add(isMain ? 'ATIVO' : status, isMain ? 'main' : i % 11 === 5 ? 'person' : 'company');
    });
  }

  #add(status: ClientStatus, kind: Kind): void {
    const { today } = this.#demo;
    const random = this.#random;
    const place = random.chance(0.5) ? this.#homePlace() : random.pick(places);
    const trade = this.#tradeOf(kind);
    const owner = this.#ownerOf(kind, place);
    const [register, door] = this.#namesOf(kind, trade, owner);
    const { powerOfAttorney, daysHeld } = grantPower(status, today, random);
    const isRecent = status === 'NOVO' || status === 'PENDENTE';
    const age = isRecent ? random.between(0, 25) : Math.max(random.between(60, 900), daysHeld + random.between(0, 20));
    const row: ClientRow = {
      id_tenant: this.#tenant.id,
      cnpjcpf: this.#documentOf(kind, owner),
      razao_social: register,
      razao_social_busca: foldText(register),
      nome_fantasia: door,
      status,
      createdDate: instantOn(dayBefore(today, age), random.between(0, 539)),
      cnae_principal: trade.cnae,
      atividadePrincipal: trade.atividade,
      id_owner: owner.id,
      ...random.pick(this.#accountants),
      ...bankAccount(random),
      comissaoTenant: random.pick([15, 20, 20, 25, 30, 30]),
      ...addressIn(place, random),
      ...powerOfAttorney,
      ...this.#peopleOf(kind),
    };
    this.rows.push(row);
    this.clients.push({
      tenant: this.#tenant,
      trade,
      age,
      cnpjcpf: row.cnpjcpf,
      razao_social: register,
      createdDate: row.createdDate,
      status,
      estado: place.estado,
    });
  }

  #homePlace(): Place {
    return places.find(({ ddd }) => ddd === this.#tenant.ddd) ?? this.#random.pick(places);
  }

  #tradeOf(kind: Kind): Trade {
    if (kind === 'main') return simplesTrades[5] as Trade;
    if (kind === 'person') return this.#deal(personTrades);
    return this.#deal(this.#random.chance(0.52) ? simplesTrades : otherTrades);
  }

  /** In turn, so that every trade is there. */
  #deal(trades: readonly Trade[]): Trade {
    const turn = this.#turns.get(trades) ?? 0;
    this.#turns.set(trades, turn + 1);
    return trades[turn % trades.length] as Trade;
  }

  /** Some people own several companies; a person who is a client owns itself. */
  #ownerOf(kind: Kind, place: Place): OwnerRow {
    const random = this.#random;
    if (kind === 'company' && this.owners.length > 5 && random.chance(0.18)) return random.pick(this.owners.slice(1));
    const cpfProprietario = kind === 'main' ? mainOwnerCpf : this.#documents.cpf();
    const nomeProprietario = personName(random);
    const owner = {
      id: idOf('owner', this.#tenant.id, cpfProprietario),
      id_tenant: this.#tenant.id,
      cpfProprietario,
      nomeProprietario,
      emailProprietario: mailOf(nomeProprietario, 'cliente.example'),
      contatoProprietario: phoneIn(place.ddd, random),
      password_hash: this.#demo.clientPasswordHash,
      mustChangePassword: false,
    };
    this.owners.push(owner);
    return owner;
  }

  #namesOf(kind: Kind, trade: Trade, owner: OwnerRow): [register: string, door: string] {
    if (kind === 'main') return [mainClientName, 'Comércio Exemplo'];
    if (kind === 'person') return [owner.nomeProprietario.toUpperCase(), owner.nomeProprietario];
    const { register, door } = companyName(trade, this.#random, this.#names);
    return [register, door];
  }

  #documentOf(kind: Kind, owner: OwnerRow): string {
    if (kind === 'main') return mainClient;
    if (kind === 'person') return owner.cpfProprietario;
    return this.#random.chance(0.12) ? this.#documents.alphanumericCnpj() : this.#documents.cnpj();
  }

  /** The provider's own clients have nobody of a consultancy. */
  #peopleOf(kind: Kind): Pick<ClientRow, 'id_responsavel' | 'id_gerente'> {
    const { isProvider, domain } = this.#tenant;
    if (isProvider) return { id_responsavel: null, id_gerente: null };
    const of = (mailbox: string) => userId(`${mailbox}@${domain}`);
    if (kind === 'main') return { id_responsavel: of('parceiro'), id_gerente: of('gerente') };
    const responsavel = this.#random.pick(['parceiro', 'parceiro', 'parceiro', 'contabilidade', 'ceo', '']);
    return {
      id_responsavel: responsavel === '' ? null : of(responsavel),
      id_gerente: this.#random.chance(0.7) ? of('gerente') : null,
    };
  }
}
