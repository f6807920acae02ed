import { createHash } from 'node:crypto';
import type { AgreementStatus } from '@restitui/domain/agreements/agreement-status.ts';
import { partnershipTypeOf } from '@restitui/domain/agreements/partnership-type.ts';
import { clientValues, consultancyValues, partnerValues } from '@restitui/domain/agreements/placeholder-values.ts';
import { partsOf, writeAgreement } from '@restitui/domain/agreements/write-agreement.ts';
import type { ContractType } from '@restitui/domain/contracts/contract-type.ts';
import type { PlaceholderValues } from '@restitui/domain/contracts/placeholder-catalogue.ts';
import { serviceLabels } from '@restitui/domain/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { agreements, agreementVersions } from '../../features/agreements/agreements.table.ts';
import { clients, owners } from '../../features/clients/clients.table.ts';
import { contractDocuments, contracts } from '../../features/contracts/contracts.table.ts';
import { products } from '../../features/products/products.table.ts';
import { signatures } from '../../features/signatures/signatures.table.ts';
import { tenants } from '../../features/tenants/tenants.table.ts';
import { users } from '../../features/users/users.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient } from './main-client.data.ts';
import { idOf } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';

type AgreementRow = typeof agreements.$inferInsert;
type VersionRow = typeof agreementVersions.$inferInsert;

interface Stage {
  status: AgreementStatus;
  isAssinado: boolean;
  isFrist: boolean;
}

/** Signed, whose acts are made when all else is there (`planSignings`). */
const signed: Stage = { status: 'Ativo', isAssinado: true, isFrist: true };
/** How the others stand, in turn; that of the main job's client waits for its signature. */
const waiting: Stage = { status: 'Pendente', isAssinado: false, isFrist: false };
const stages: Stage[] = [waiting, waiting, { status: 'ANALISE_CONCLUIDA', isAssinado: false, isFrist: false }];
const clientsPerTenant = 18;
/** Its owner's identity is verified and nobody has signed: a contract that still follows the client's data. */
const verifiedUnsigned = '78668378000155';

export async function fillAgreements(demo: Demo): Promise<void> {
  for (const { id, domain } of demoTenants) {
    const house = await readHouse(demo, id);
    const made = [...(await ofClients(demo, house)), ...(await ofPartners(demo, house, domain))];
    await insertRows(
      demo.db,
      agreements,
      made.map(({ agreement }) => agreement),
    );
    await insertRows(
      demo.db,
      agreementVersions,
      made.map(({ version }) => version),
    );
  }
}

interface House {
  id: TenantId;
  templates: Map<ContractType, { html: string; id_contract: string; id_document: string }>;
  /** Values of the consultancy on a day. */
  valuesOn: (day: string) => PlaceholderValues;
  id_ceo: string;
  /** It has somebody who signs for the consultancy: the provider has not. */
  signs: boolean;
}

async function readHouse({ db }: Demo, id: TenantId): Promise<House> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, id));
  const ofCeos = and(eq(users.id_tenant, id), eq(users.typeCargo, 'CEO'), isNull(users.deletedAt));
  const [ceo] = await db.select().from(users).where(ofCeos).orderBy(asc(users.createdDate), asc(users.id));
  if (!tenant || !ceo) throw new Error(`The demonstration has no tenant ${id} with a CEO.`);
  const rows = await db
    .select({ contract: contracts, document: contractDocuments })
    .from(contracts)
    .innerJoin(contractDocuments, eq(contractDocuments.id_contract, contracts.id))
    .where(and(eq(contracts.id_tenant, id), isNull(contracts.deletedAt)));
  const templates = rows.map(
    ({ contract, document }) =>
      [
        contract.typeContrato,
        { html: document.html ?? '', id_contract: contract.id, id_document: document.id },
      ] as const,
  );
  const representative = ceo.typeUser === 'USUARIO' ? ceo : undefined;
  return {
    id,
    templates: new Map(templates),
    valuesOn: (day) => consultancyValues(tenant, representative, day),
    id_ceo: ceo.id,
    signs: representative !== undefined,
  };
}

async function ofClients(demo: Demo, house: House) {
  const rows = await demo.db
    .select({ client: clients, owner: owners })
    .from(clients)
    .innerJoin(owners, eq(owners.id, clients.id_owner))
    .where(eq(clients.id_tenant, house.id))
    .orderBy(asc(clients.createdDate), asc(clients.cnpjcpf));
  const hired = await demo.db
    .select()
    .from(products)
    .where(eq(products.id_tenant, house.id))
    .orderBy(asc(products.createdDate), asc(products.id));
  const isMain = (cnpjcpf: string) => cnpjcpf === mainClient;
  const signers = house.signs ? await verifiedPeople(demo, house.id) : new Set();
  const isSigned = ({ client, owner }: (typeof rows)[number]) =>
    !isMain(client.cnpjcpf) && client.cnpjcpf !== verifiedUnsigned && signers.has(owner.id);
  const chosen = rows.filter(
    (row, i) => i < clientsPerTenant || isMain(row.client.cnpjcpf) || signers.has(row.owner.id),
  );

  return chosen.flatMap((row, turn) => {
    const { client, owner } = row;
    const own = hired.filter(({ id_client }) => id_client === client.cnpjcpf);
    const [first] = own;
    if (!first) return [];
    const services = own.map(({ typeServico }) => typeServico);
    const stage = isSigned(row) ? signed : isMain(client.cnpjcpf) ? waiting : (stages[turn % stages.length] ?? waiting);
    const createdDate = isMain(client.cnpjcpf) ? instantOn(dayBefore(demo.today, 1), 45) : first.createdDate;
    const names = services.map((service) => serviceLabels[service]);
    const parts = partsOf(services).map((part) => ({
      type: part.type,
      product: 'service' in part ? serviceLabels[part.service] : undefined,
    }));
    const values = clientValues({ ...owner, ...client }, first.typeRegime, names);
    const of = { id_client: client.cnpjcpf, id_user: null, typeRegime: first.typeRegime };
    return write(house, { ...of, ...stage, contracts: ['PRINCIPAL', ...services], createdDate }, parts, values);
  });
}

/** Whoever was let in has an agreement, signed where the signature is verified. */
async function ofPartners(demo: Demo, house: House, domain: string) {
  const people = await demo.db
    .select()
    .from(users)
    .where(and(eq(users.id_tenant, house.id), eq(users.typeUser, 'USUARIO'), eq(users.isAccepted, true)))
    .orderBy(asc(users.createdDate), asc(users.id));
  const signers = await verifiedPeople(demo, house.id);
  const without = ['novo', 'pendente'].map((mailbox) => `${mailbox}@${domain}`);
  return people
    .filter(({ typeCargo, email }) => typeCargo !== 'CEO' && !without.includes(email))
    .flatMap((user, turn) => {
      const type = partnershipTypeOf(user);
      const stage = signers.has(user.id) ? signed : waiting;
      const createdDate = instantOn(dayBefore(demo.today, 60 + 11 * turn), 30 + turn);
      const of = { id_client: null, id_user: user.id, typeRegime: null };
      return write(house, { ...of, ...stage, contracts: [type], createdDate }, [{ type }], partnerValues(user));
    });
}

/** Whose identity is verified: who signs a contract. */
async function verifiedPeople({ db }: Demo, id_tenant: TenantId): Promise<Set<string | null>> {
  const verified = and(eq(signatures.id_tenant, id_tenant), eq(signatures.decision, 'verified'));
  const rows = await db.select().from(signatures).where(verified);
  return new Set(rows.map(({ id_user, id_owner }) => id_user ?? id_owner));
}

type Drawn = Omit<AgreementRow, 'id' | 'id_tenant' | 'IsAtivo'>;

/** The text that the templates give; nothing where one that must be there is missing. */
function write(
  house: House,
  drawn: Drawn,
  wanted: { type: ContractType; product?: string | undefined }[],
  own: PlaceholderValues,
): { agreement: AgreementRow; version: VersionRow }[] {
  const parts = wanted.flatMap(({ type, product }) => {
    const template = house.templates.get(type);
    return template ? [{ type, product, ...template }] : [];
  });
  const [principal] = parts;
  if (!principal || principal.type !== wanted[0]?.type) return [];

  const data = { ...house.valuesOn(drawn.createdDate.slice(0, 10)), ...own };
  const { html, missing } = writeAgreement(parts, data);
  const id = idOf('agreement', house.id, drawn.id_client ?? drawn.id_user ?? '');
  const agreement = { ...drawn, id, id_tenant: house.id, IsAtivo: true };
  const version = {
    ...{ id: idOf('agreement version', id), id_tenant: house.id, id_agreement: id, number: 1, html, missing, data },
    sha256: createHash('sha256').update(html).digest('hex'),
    createdDate: drawn.createdDate,
    id_user: house.id_ceo,
    templates: parts.map(({ type, id_contract, id_document }) => ({ type, id_contract, id_document })),
  };
  return [{ agreement, version }];
}
