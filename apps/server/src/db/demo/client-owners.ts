import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { owners } from '../../features/crm/clients/clients.table.ts';
import { type Documents, phoneIn } from './documents.ts';
import { mainOwnerCpf } from './main-client.data.ts';
import { mailOf, personName } from './names.ts';
import type { Place } from './places.data.ts';
import { idOf, type Seeded } from './seeded.ts';

export type OwnerRow = typeof owners.$inferInsert;

export type ClientKind = 'company' | 'person' | 'main';

/** Owners of a tenant's clients, extended as clients are added. */
export class ClientOwners {
  readonly rows: OwnerRow[] = [];
  readonly #id_tenant: TenantId;
  readonly #passwordHash: string;
  readonly #documents: Documents;
  readonly #random: Seeded;

  constructor(id_tenant: TenantId, passwordHash: string, documents: Documents, random: Seeded) {
    this.#id_tenant = id_tenant;
    this.#passwordHash = passwordHash;
    this.#documents = documents;
    this.#random = random;
  }

  /**
   * Some people own several companies; a client that is a person owns itself; the main client's owner has no
   * other client.
   */
  of(kind: ClientKind, place: Place): OwnerRow {
    const known = this.rows.filter(({ cpfProprietario }) => cpfProprietario !== mainOwnerCpf);
    if (kind === 'company' && known.length > 5 && this.#random.chance(0.18)) return this.#random.pick(known);

    const cpfProprietario = kind === 'main' ? mainOwnerCpf : this.#documents.cpf();
    const nomeProprietario = personName(this.#random);
    const owner = {
      id: idOf('owner', this.#id_tenant, cpfProprietario),
      id_tenant: this.#id_tenant,
      cpfProprietario,
      nomeProprietario,
      emailProprietario: mailOf(nomeProprietario, 'cliente.example'),
      contatoProprietario: phoneIn(place.ddd, this.#random),
      password_hash: this.#passwordHash,
      mustChangePassword: false,
    };
    this.rows.push(owner);
    return owner;
  }
}
