import { permissionCatalogue } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { RecordedEntity } from '@restitui/domain/insights/change-history/recorded-entity.ts';
import type { PersonKind, PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { RecordPicture, RecordSection } from '@restitui/domain/operations/privacy/person-record.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, count, eq, inArray, or } from 'drizzle-orm';
import type { ExportStep, SearchedPerson } from '../../../db/personal-data.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityCheckOpenings } from '../../accounts/identity-checks/identity-check-openings.table.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { permissions } from '../../accounts/permissions/permissions.table.ts';
import { clients, owners } from '../../crm/clients/clients.table.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { observations } from '../../recovery/observations/observations.table.ts';
import { listPersonExports, listRequestsOfPerson } from './erasure-requests.repository.ts';
import { erasedFields } from './erasure-steps.repository.ts';

export type ExportedPerson = SearchedPerson & { kind: PersonKind };

interface ExportedSection {
  section: RecordSection;
  pictures?: readonly RecordPicture[];
}

type Step = (db: Db, tenant: TenantId, person: ExportedPerson) => Promise<ExportedSection | undefined>;

export const exportSteps: Record<ExportStep, Step> = {
  permissions: exportPermissions,
  identity: exportIdentity,
  'openings of photos': exportOpenings,
  changes: exportChanges,
  work: exportWork,
  exports: exportExports,
  'erasure requests': exportErasureRequests,
};

/** Says who acted without naming other people. */
const whoOf = (id: string, own: string) => (id === own ? 'a própria pessoa' : 'outra pessoa autorizada');

const refOf = ({ kind, id }: ExportedPerson): PersonRef => ({ kind, id_person: id });

async function exportPermissions(db: Db, id_tenant: TenantId, { kind, id }: ExportedPerson) {
  if (kind !== 'user') return undefined;
  const [row] = await db
    .select({ flags: permissions.flags })
    .from(permissions)
    .where(and(eq(permissions.id_tenant, id_tenant), eq(permissions.id_user, id)));
  const granted = permissionCatalogue.filter(({ key }) => row?.flags[key as keyof typeof row.flags]);
  const registros = granted.map(({ label }) => ({ label }));
  return { section: { titulo: 'Permissões', campos: { label: 'Permissão' }, registros } };
}

const checksOf = (id_tenant: TenantId, id: string) =>
  and(eq(identityChecks.id_tenant, id_tenant), or(eq(identityChecks.id_user, id), eq(identityChecks.id_owner, id)));

async function exportIdentity(db: Db, id_tenant: TenantId, { kind, id }: ExportedPerson) {
  if (kind === 'lead') return undefined;
  const rows = await db
    .select()
    .from(identityChecks)
    .where(checksOf(id_tenant, id))
    .orderBy(asc(identityChecks.createData));
  const pictures = rows.flatMap((row, i) =>
    (['fotoPessoa', 'fotoDoc', 'assinatura'] as const).flatMap((file) => {
      const image = row[file];
      if (!image) return [];
      const nome = `fotos/${i + 1}-${file}.${image.type === 'image/png' ? 'png' : 'jpg'}`;
      return [{ nome, key: image.key, id_signature: row.id, file }];
    }),
  );
  const campos = {
    createData: 'Quando',
    nome: 'Nome',
    cpf: 'CPF',
    local: 'Local declarado',
    maquina: 'Aparelho declarado',
    endereco: 'Endereço de rede',
    decision: 'Decisão',
    decidedAt: 'Decidida em',
    reason: 'Motivo',
    arquivos: 'Arquivos',
  };
  const registros = rows.map((row) => {
    const { createData, nome, cpf, local, maquina, photosSeen, decision, decidedAt, reason } = row;
    return {
      ...{ createData, nome, cpf, local, maquina, endereco: photosSeen.address, decidedAt, reason },
      decision: decisionLabels[decision] ?? decision,
      arquivos: pictures.filter(({ id_signature }) => id_signature === row.id).map((picture) => picture.nome),
    };
  });
  return { pictures, section: { titulo: 'Identidade e assinatura', campos, registros } };
}

const decisionLabels: Record<string, string> = { none: 'Sem decisão', verified: 'Verificada', denied: 'Negada' };

async function exportOpenings(db: Db, id_tenant: TenantId, { kind, id }: ExportedPerson) {
  if (kind === 'lead') return undefined;
  const checks = db.select({ id: identityChecks.id }).from(identityChecks).where(checksOf(id_tenant, id));
  const opened = await db
    .select()
    .from(identityCheckOpenings)
    .where(and(eq(identityCheckOpenings.id_tenant, id_tenant), inArray(identityCheckOpenings.id_signature, checks)))
    .orderBy(asc(identityCheckOpenings.openedAt));
  const registros = opened.map(({ openedAt, file, id_viewer }) => ({ openedAt, file, quem: whoOf(id_viewer, id) }));
  const campos = { openedAt: 'Quando', file: 'Qual', quem: 'Quem' };
  return { section: { titulo: 'Quem abriu as fotos', campos, registros } };
}

/** Exports the changes of the person's registration. */
async function exportChanges(db: Db, id_tenant: TenantId, person: ExportedPerson) {
  const { entities, ids, fields } = await changedRecords(db, id_tenant, person);
  const rows = await db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.id_tenant, id_tenant),
        inArray(changes.entity, entities),
        inArray(changes.id_entity, ids),
        fields && inArray(changes.field, fields),
      ),
    )
    .orderBy(asc(changes.date), asc(changes.field));
  const registros = rows.map(({ date, field, from, to, id_author }) => ({
    ...{ date, field, from, to },
    quem: whoOf(id_author, person.id),
  }));
  const campos = { date: 'Quando', field: 'Campo', from: 'De', to: 'Para', quem: 'Quem' };
  return { section: { titulo: 'Alterações do cadastro', campos, registros } };
}

async function changedRecords(
  db: Db,
  id_tenant: TenantId,
  { kind, id }: ExportedPerson,
): Promise<{ entities: RecordedEntity[]; ids: string[]; fields?: string[] }> {
  if (kind === 'lead') return { entities: ['LEAD'], ids: [id] };
  if (kind === 'user') return { entities: ['USUARIO', 'PERMISSOES'], ids: [id] };
  const companies = await db
    .select({ cnpjcpf: clients.cnpjcpf })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, id)));
  return { entities: ['CLIENTE'], ids: companies.map(({ cnpjcpf }) => cnpjcpf), fields: erasedFields(owners) };
}

/** Exports the number of records only: their content belongs to the consultancy and concerns others. */
async function exportWork(db: Db, id_tenant: TenantId, { kind, id }: ExportedPerson) {
  if (kind !== 'user') return undefined;
  const [noted] = await db
    .select({ n: count() })
    .from(observations)
    .where(and(eq(observations.id_tenant, id_tenant), eq(observations.id_user, id)));
  const [changed] = await db
    .select({ n: count() })
    .from(changes)
    .where(and(eq(changes.id_tenant, id_tenant), eq(changes.id_author, id)));
  const campos = { observacoes: 'Observações escritas', alteracoes: 'Alterações feitas' };
  const registros = [{ observacoes: noted?.n ?? 0, alteracoes: changed?.n ?? 0 }];
  return { section: { titulo: 'Registros de trabalho', campos, registros } };
}

async function exportExports(db: Db, id_tenant: TenantId, person: ExportedPerson) {
  const exported = await listPersonExports(db, id_tenant, refOf(person));
  const registros = exported.map(({ at, id_by }) => ({ at, quem: whoOf(id_by, person.id) }));
  return { section: { titulo: 'Cópias destes dados', campos: { at: 'Quando', quem: 'Quem' }, registros } };
}

async function exportErasureRequests(db: Db, id_tenant: TenantId, person: ExportedPerson) {
  const asked = await listRequestsOfPerson(db, id_tenant, refOf(person));
  const campos = { createdDate: 'Quando', motivo: 'Motivo', status: 'Situação', reason: 'Resposta' };
  const registros = asked.map(({ createdDate, motivo, status, reason }) => ({ createdDate, motivo, status, reason }));
  return { section: { titulo: 'Solicitações de eliminação', campos, registros } };
}
