import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import type { SearchScope } from '@restitui/domain/insights/search/search.access.ts';
import type { TaxRegime } from '@restitui/domain/recovery/products/regime-products.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clientInScope, clientOfRow, productInScope } from '../../../db/client-conditions.ts';
import { byName, findPageOfSearch } from '../../../db/client-search.ts';
import { containing, foldedColumn, nameOrNumberHas } from '../../../db/folded-text.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { type ClientsWithText, findClientsWithText, findOwnersWithText, isNamed } from '../../../db/text-search.ts';
import { agreements, agreementVersions } from '../../agreements/documents/agreements.table.ts';
import { clients, owners } from '../../crm/clients/clients.table.ts';
import { products } from '../../recovery/products/products.table.ts';

/** Most results of a kind: more are found by typing more. */
const most = 5;
/** Companies of a frequent text, first by name, whose products and contracts are searched before those of all. */
const tried = 100;

const ofClient = { cnpjcpf: clients.cnpjcpf, razao_social: clients.razao_social };

/** A text, and the companies that the index of texts has found with it, which is asked once and where necessary. */
interface NamedText {
  q: string;
  named: () => Promise<ClientsWithText>;
}

/** Prepares the search for companies with a text. */
export function nameClients(db: Db, q: string): NamedText {
  let asked: Promise<ClientsWithText> | undefined;
  return {
    q,
    named: () => {
      asked ??= findClientsWithText(db, q);
      return asked;
    },
  };
}

/** Companies with a name or number. */
interface ClientText {
  /** The numbers of the first of them by name, with which a search begins. */
  first: readonly string[];
  /** Condition for all of them; undefined where those are all. */
  all: SQL | undefined;
}

/** Returns what finds the companies in scope by their name or number. */
export async function clientsWithText(
  db: Db,
  id_tenant: TenantId,
  scope: ClientScope,
  { q, named }: NamedText,
): Promise<ClientText> {
  const { keys, page } = await findPageOfSearch(db, {
    ...{ q, page: 1, pageSize: tried, order: byName, isSlow: false, named },
    all: and(eq(clients.id_tenant, id_tenant), clientInScope(db, scope)),
  });
  if (page.total <= tried) return { first: keys, all: undefined };
  const found = page.more ? undefined : await named();
  const isOne = found?.found === 'all' ? isNamed(clients.cnpjcpf, found.keys) : undefined;
  return { first: keys, all: and(nameOrNumberHas(clients.razao_social_busca, clients.cnpjcpf, q), isOne) };
}

/**
 * Runs a search on the first companies by name, and on all of them where those have too few results.
 * @param idClient the company of a result
 */
async function firstOf<T>(
  { first, all }: ClientText,
  idClient: PgColumn,
  find: (hasText: SQL | undefined) => Promise<T[]>,
): Promise<T[]> {
  // On both sides of the join: PostgreSQL does not conclude one list from the other, and would read the companies in the
  // order of names until it meets them, which can be all.
  const found = await find(and(inArray(idClient, [...first]), inArray(clients.cnpjcpf, [...first])));
  return found.length === most || !all ? found : find(all);
}

function ownerHas(q: string): SQL | undefined {
  const digits = q.replace(/\D/g, '');
  return or(
    like(foldedColumn(owners.nomeProprietario), containing(foldText(q))),
    digits.length >= 3 ? like(owners.cpfProprietario, containing(digits)) : undefined,
  );
}

/** Finds owners by name or CPF, each once, with the first of their companies in scope. */
export async function findOwners(db: Db, id_tenant: TenantId, { clients: scope }: SearchScope, q: string) {
  const named = await findOwnersWithText(db, q);
  // One company for each owner in turn: a join would read and sort those of all owners with a frequent name.
  const company = db
    .select(ofClient)
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, owners.id), clientInScope(db, scope)))
    .orderBy(asc(clients.razao_social_busca), asc(clients.cnpjcpf))
    .limit(1)
    .as('company');
  return db
    .select({
      id_owner: owners.id,
      nomeProprietario: owners.nomeProprietario,
      cpfProprietario: owners.cpfProprietario,
      cnpjcpf: company.cnpjcpf,
      razao_social: company.razao_social,
    })
    .from(owners)
    .innerJoinLateral(company, sql`true`)
    .where(and(eq(owners.id_tenant, id_tenant), isNull(owners.erasedAt), ownerHas(q), isNamed(owners.id, named)))
    .orderBy(asc(owners.nomeProprietario), asc(owners.id))
    .limit(most);
}

/** Finds the products of the companies. */
export function findProducts(db: Db, id_tenant: TenantId, scope: SearchScope, text: ClientText) {
  return firstOf(text, products.id_client, (hasText) =>
    db
      .select({ id_product: products.id, typeServico: products.typeServico, ...ofClient })
      .from(products)
      .innerJoin(clients, clientOfRow(products))
      .where(
        and(
          eq(products.id_tenant, id_tenant),
          hasText,
          clientInScope(db, scope.clients),
          productInScope(scope.products),
        ),
      )
      .orderBy(asc(clients.razao_social_busca), asc(products.typeServico))
      .limit(most),
  );
}

/** Finds the current contracts of the companies. */
export function findContracts(db: Db, id_tenant: TenantId, { contracts: scope }: SearchScope, text: ClientText) {
  const latest = db
    .select({ missing: agreementVersions.missing })
    .from(agreementVersions)
    .where(and(eq(agreementVersions.id_tenant, id_tenant), eq(agreementVersions.id_agreement, agreements.id)))
    .orderBy(desc(agreementVersions.number))
    .limit(1)
    .as('latest');
  return firstOf(text, agreements.id_client, (hasText) =>
    db
      .select({
        id_agreement: agreements.id,
        typeRegime: sql<TaxRegime>`${agreements.typeRegime}`,
        isAssinado: agreements.isAssinado,
        acts: agreements.acts,
        ending: agreements.ending,
        expiresOn: agreements.expiresOn,
        missing: latest.missing,
        ...ofClient,
      })
      .from(agreements)
      .innerJoin(clients, clientOfRow(agreements))
      .innerJoinLateral(latest, sql`true`)
      .where(
        and(
          eq(agreements.id_tenant, id_tenant),
          isNotNull(agreements.typeRegime),
          eq(agreements.IsAtivo, true),
          hasText,
          clientInScope(db, scope),
        ),
      )
      .orderBy(asc(clients.razao_social_busca), asc(agreements.typeRegime))
      .limit(most),
  );
}
