import { permissionCatalogue } from '@restitui/domain/permissions/permission-catalogue.ts';
import type { PersonRecord, RecordSection } from '@restitui/domain/privacy/person-record.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { cargoLabels } from '@restitui/domain/users/cargo.ts';
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { changes } from '../change-history/change-history.table.ts';
import { observations } from '../observations/observations.table.ts';
import { permissions } from '../permissions/permissions.table.ts';
import { sessions } from '../session/session.table.ts';
import { termsAcceptances } from '../users/terms-acceptances.table.ts';
import { users } from '../users/users.table.ts';
import {
  actsSection,
  changesSection,
  codesSection,
  identitySections,
  privacySections,
} from './record-of-person.repository.ts';
import { tableSection } from './table-section.repository.ts';

const campos = {
  name: 'Nome',
  cpf: 'CPF',
  email: 'E-mail',
  whatsApp: 'WhatsApp',
  tel: 'Telefone',
  typeUser: 'Tipo',
  cargo: 'Cargo',
  createdDate: 'Cadastrado em',
  isAccepted: 'Ativo',
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  municipio: 'Município',
  estado: 'Estado',
  cnpj: 'CNPJ',
  razao_social: 'Razão social',
  cnae: 'CNAE',
  cnae_info: 'Atividade',
  comissao_user: 'Comissão (%)',
};

export async function recordOfUser(db: Db, id_tenant: TenantId, id: string): Promise<PersonRecord | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id_tenant, id_tenant), eq(users.id, id)));
  if (!row || row.deletedAt) return undefined;
  const person = { kind: 'user', id_person: id } as const;
  const cadastro = Object.fromEntries(
    Object.keys(campos).map((key) => [key, key === 'cargo' ? cargoLabels[row.typeCargo] : row[key as 'name']]),
  );
  const { secoes, fotos } = await identitySections(db, id_tenant, person);
  return {
    nome: row.name,
    fotos,
    secoes: [
      { titulo: 'Cadastro', campos, registros: [cadastro] },
      await permissionsSection(db, id_tenant, id),
      await sessionsSection(db, id_tenant, id),
      await termsSection(db, id_tenant, id),
      await contractsSection(db, id_tenant, id),
      await actsSection(db, id_tenant, person),
      ...secoes,
      await codesSection(db, id_tenant, [row.email, row.whatsApp, row.tel]),
      await changesSection(db, id_tenant, { entities: ['USUARIO', 'PERMISSOES'], ids: [id], own: id }),
      await workSection(db, id_tenant, id),
      ...(await privacySections(db, id_tenant, person)),
    ],
  };
}

async function permissionsSection(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  const [row] = await db
    .select({ flags: permissions.flags })
    .from(permissions)
    .where(and(eq(permissions.id_tenant, id_tenant), eq(permissions.id_user, id)));
  const granted = permissionCatalogue.filter(({ key }) => row?.flags[key as keyof typeof row.flags]);
  return { titulo: 'Permissões', campos: { label: 'Permissão' }, registros: granted.map(({ label }) => ({ label })) };
}

function sessionsSection(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  return tableSection(db, id_tenant, {
    titulo: 'Sessões abertas',
    table: sessions,
    of: eq(sessions.id_user, id),
    campos: {
      createdDate: 'Desde',
      lastSeenAt: 'Último uso',
      expiresAt: 'Até',
      address: 'Endereço de rede',
      maquina: 'Aparelho',
    },
    by: sessions.createdDate,
  });
}

function termsSection(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  return tableSection(db, id_tenant, {
    titulo: 'Aceites dos termos de uso',
    table: termsAcceptances,
    of: eq(termsAcceptances.id_user, id),
    campos: { acceptedDate: 'Quando', version: 'Versão', address: 'Endereço de rede', maquina: 'Aparelho' },
    by: termsAcceptances.acceptedDate,
  });
}

function contractsSection(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  return tableSection(db, id_tenant, {
    titulo: 'Contratos de parceria',
    table: agreements,
    of: eq(agreements.id_user, id),
    campos: {
      createdDate: 'De',
      contracts: 'Contratos',
      status: 'Situação',
      isAssinado: 'Assinado',
      IsAtivo: 'Em vigor',
    },
    by: agreements.createdDate,
  });
}

/** The work itself is the consultancy's and about others: only how much of it there is. */
async function workSection(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  const [noted] = await db
    .select({ n: count() })
    .from(observations)
    .where(and(eq(observations.id_tenant, id_tenant), eq(observations.id_user, id)));
  const [changed] = await db
    .select({ n: count() })
    .from(changes)
    .where(and(eq(changes.id_tenant, id_tenant), eq(changes.id_author, id)));
  return {
    titulo: 'Registros de trabalho',
    campos: { observacoes: 'Observações escritas', alteracoes: 'Alterações feitas' },
    registros: [{ observacoes: noted?.n ?? 0, alteracoes: changed?.n ?? 0 }],
  };
}
