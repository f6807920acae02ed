import { createHash } from 'node:crypto';
import type { AgreementStatus } from '@restitui/domain/agreements/agreement-status.ts';
import { partnershipTypeOf } from '@restitui/domain/agreements/partnership-type.ts';
import { clientValues, consultancyValues, partnerValues } from '@restitui/domain/agreements/placeholder-values.ts';
import { partsOf, writeAgreement } from '@restitui/domain/agreements/write-agreement.ts';
import type { ContractType } from '@restitui/domain/contracts/contract-type.ts';
import type { PlaceholderValues } from '@restitui/domain/contracts/placeholder-catalogue.ts';
import { serviceLabels } from '@restitui/domain/products/service-type.ts';
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

/** How contracts stand, in turn; that of the main job's client waits for its signature. */
const stages: { status: AgreementStatus; isAssinado: boolean; isFrist: boolean }[] = [
  { status: 'Ativo', isAssinado: true, isFrist: true },
  { status: 'Pendente', isAssinado: false, isFrist: false },
  { status: 'ANALISE_CONCLUIDA', isAssinado: false, isFrist: false },
];
const clientsPerTenant = 18;

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
  id: string;
  templates: Map<ContractType, { html: string; id_contract: string; id_document: string }>;
  /** Values of the consultancy on a day. */
  valuesOn: (day: string) => PlaceholderValues;
  id_ceo: string;
}

async function readHouse({ db }: Demo, id: string): Promise<House> {
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
  const chosen = rows.filter(({ client }, i) => i < clientsPerTenant || isMain(client.cnpjcpf));

  return chosen.flatMap(({ client, owner }, turn) => {
    const own = hired.filter(({ id_client }) => id_client === client.cnpjcpf);
    const [first] = own;
    if (!first) return [];
    const services = own.map(({ typeServico }) => typeServico);
    const stage = isMain(client.cnpjcpf) ? stages[1] : stages[turn % stages.length];
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
  const seen = await demo.db.select().from(signatures).where(eq(signatures.id_tenant, house.id));
  const without = ['novo', 'pendente'].map((mailbox) => `${mailbox}@${domain}`);
  return people
    .filter(({ typeCargo, email }) => typeCargo !== 'CEO' && !without.includes(email))
    .flatMap((user, turn) => {
      const type = partnershipTypeOf(user);
      const verified = seen.some(({ id_user, decision }) => id_user === user.id && decision === 'verified');
      const stage = { status: verified ? 'Ativo' : 'Pendente', isAssinado: verified, isFrist: verified } as const;
      const createdDate = instantOn(dayBefore(demo.today, 60 + 11 * turn), 30 + turn);
      const of = { id_client: null, id_user: user.id, typeRegime: null };
      return write(house, { ...of, ...stage, contracts: [type], createdDate }, [{ type }], partnerValues(user));
    });
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
