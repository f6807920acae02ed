import { createHash } from 'node:crypto';
import type { AgreementStatus } from '@restitui/domain/agreements/documents/agreement-status.ts';
import { partnershipTypeOf } from '@restitui/domain/agreements/documents/partnership-type.ts';
import {
  clientValues,
  consultancyValues,
  partnerValues,
} from '@restitui/domain/agreements/documents/placeholder-values.ts';
import { partsOf, writeAgreement } from '@restitui/domain/agreements/documents/write-agreement.ts';
import type { PlaceholderValues } from '@restitui/domain/agreements/templates/placeholder-catalogue.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { type ServiceType, serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { identityChecks } from '../../features/accounts/identity-checks/identity-checks.table.ts';
import { users } from '../../features/accounts/users/users.table.ts';
import { agreements, agreementVersions } from '../../features/agreements/documents/agreements.table.ts';
import { agreementTemplates, templateDocuments } from '../../features/agreements/templates/templates.table.ts';
import { clients, owners } from '../../features/crm/clients/clients.table.ts';
import { products } from '../../features/recovery/products/products.table.ts';
import { tenants } from '../../features/tenancy/tenants/tenants.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient } from './main-client.data.ts';
import { idOf } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';

type AgreementRow = typeof agreements.$inferInsert;
type VersionRow = typeof agreementVersions.$inferInsert;

interface Stage {
  status: AgreementStatus;
  isFrist: boolean;
}

/** To be signed by the acts that `planSignings` plans; no list shows it as signed before. */
const signed: Stage = { status: 'Ativo', isFrist: true };
/** States of the other contracts, in turn; that of the main client waits for its signature. */
const waiting: Stage = { status: 'Pendente', isFrist: false };
const stages: Stage[] = [waiting, waiting, { status: 'ANALISE_CONCLUIDA', isFrist: false }];
const clientsPerTenant = 18;
/** A client with a verified owner and no act: its contract still follows the client's data. */
const verifiedUnsigned = '78668378000155';

export async function fillAgreements(demo: Demo): Promise<void> {
  for (const { id, domain } of demoTenants) {
    const consultancy = await readConsultancy(demo, id);
    const made = [...(await ofClients(demo, consultancy)), ...(await ofPartners(demo, consultancy, domain))];
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

interface Consultancy {
  id: TenantId;
  templates: Map<TemplateType, { html: string; id_contract: string; id_document: string }>;
  /** The consultancy's placeholder values on a day. */
  valuesOn: (day: string) => PlaceholderValues;
  id_ceo: string;
  /** True when the consultancy has a signer; the provider has none. */
  signs: boolean;
}

async function readConsultancy({ db }: Demo, id: TenantId): Promise<Consultancy> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, id));
  const ofCeos = and(eq(users.id_tenant, id), eq(users.typeCargo, 'CEO'), isNull(users.deletedAt));
  const [ceo] = await db.select().from(users).where(ofCeos).orderBy(asc(users.createdDate), asc(users.id));
  if (!tenant || !ceo) throw new Error(`The demonstration has no tenant ${id} with a CEO.`);
  const rows = await db
    .select({ contract: agreementTemplates, document: templateDocuments })
    .from(agreementTemplates)
    .innerJoin(templateDocuments, eq(templateDocuments.id_contract, agreementTemplates.id))
    .where(and(eq(agreementTemplates.id_tenant, id), isNull(agreementTemplates.deletedAt)));
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

async function ofClients(demo: Demo, consultancy: Consultancy) {
  const rows = await demo.db
    .select({ client: clients, owner: owners })
    .from(clients)
    .innerJoin(owners, eq(owners.id, clients.id_owner))
    .where(eq(clients.id_tenant, consultancy.id))
    .orderBy(asc(clients.createdDate), asc(clients.cnpjcpf));
  const hired = await demo.db
    .select()
    .from(products)
    .where(eq(products.id_tenant, consultancy.id))
    .orderBy(asc(products.createdDate), asc(products.id));
  const isMain = (cnpjcpf: string) => cnpjcpf === mainClient;
  const signers = consultancy.signs ? await verifiedPeople(demo, consultancy.id) : new Set();
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
    const isLate = stage === waiting && !isMain(client.cnpjcpf) && turn % 6 === 1;
    const deadline = stage === signed ? {} : deadlineOf(demo, isLate);
    const drawn = { ...of, ...stage, ...deadline, contracts: ['PRINCIPAL', ...services], createdDate };
    return write(consultancy, drawn, parts, values, services);
  });
}

/** Returns the last day for signing; of an expired contract with the day on which its end was recorded. */
function deadlineOf({ today }: Demo, isExpired: boolean): Pick<AgreementRow, 'expiresOn' | 'expiredOn'> {
  return isExpired
    ? { expiresOn: dayBefore(today, 3), expiredOn: dayBefore(today, 2) }
    : { expiresOn: dayBefore(today, -60) };
}

/** Adds an agreement for each accepted partner, signed where the partner's identity is verified. */
async function ofPartners(demo: Demo, consultancy: Consultancy, domain: string) {
  const people = await demo.db
    .select()
    .from(users)
    .where(and(eq(users.id_tenant, consultancy.id), eq(users.typeUser, 'USUARIO'), eq(users.isAccepted, true)))
    .orderBy(asc(users.createdDate), asc(users.id));
  const signers = await verifiedPeople(demo, consultancy.id);
  const without = ['novo', 'pendente'].map((mailbox) => `${mailbox}@${domain}`);
  return people
    .filter(({ typeCargo, email }) => typeCargo !== 'CEO' && !without.includes(email))
    .flatMap((user, turn) => {
      const type = partnershipTypeOf(user);
      const stage = signers.has(user.id) ? signed : waiting;
      const createdDate = instantOn(dayBefore(demo.today, 60 + 11 * turn), 30 + turn);
      const of = { id_client: null, id_user: user.id, typeRegime: null };
      return write(consultancy, { ...of, ...stage, contracts: [type], createdDate }, [{ type }], partnerValues(user));
    });
}

/** Returns the people with a verified identity, who sign contracts. */
async function verifiedPeople({ db }: Demo, id_tenant: TenantId): Promise<Set<string | null>> {
  const verified = and(eq(identityChecks.id_tenant, id_tenant), eq(identityChecks.decision, 'verified'));
  const rows = await db.select().from(identityChecks).where(verified);
  return new Set(rows.map(({ id_user, id_owner }) => id_user ?? id_owner));
}

type Drawn = Omit<AgreementRow, 'id' | 'id_tenant' | 'IsAtivo'>;

/** Fills the templates; returns nothing where a required one is missing. */
function write(
  consultancy: Consultancy,
  drawn: Drawn,
  wanted: { type: TemplateType; product?: string | undefined }[],
  own: PlaceholderValues,
  services: readonly ServiceType[] = [],
): { agreement: AgreementRow; version: VersionRow }[] {
  const parts = wanted.flatMap(({ type, product }) => {
    const template = consultancy.templates.get(type);
    return template ? [{ type, product, ...template }] : [];
  });
  const [principal] = parts;
  if (!principal || principal.type !== wanted[0]?.type) return [];

  const data = { ...consultancy.valuesOn(drawn.createdDate.slice(0, 10)), ...own };
  const { html, missing } = writeAgreement(parts, data, services);
  const id = idOf('agreement', consultancy.id, drawn.id_client ?? drawn.id_user ?? '');
  const agreement = { ...drawn, id, id_tenant: consultancy.id, IsAtivo: true };
  const version = {
    ...{
      id: idOf('agreement version', id),
      id_tenant: consultancy.id,
      id_agreement: id,
      number: 1,
      html,
      missing,
      data,
    },
    sha256: createHash('sha256').update(html).digest('hex'),
    createdDate: drawn.createdDate,
    id_user: consultancy.id_ceo,
    templates: parts.map(({ type, id_contract, id_document }) => ({ type, id_contract, id_document })),
  };
  return [{ agreement, version }];
}
