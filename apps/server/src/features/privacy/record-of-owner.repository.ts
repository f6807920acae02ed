import type { PersonRecord, RecordSection } from '@restitui/domain/privacy/person-record.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreementEdits } from '../agreement-edits/agreement-edits.table.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { clientDocuments } from '../client-documents/client-documents.table.ts';
import { clients, owners } from '../clients/clients.table.ts';
import { leads } from '../leads/leads.table.ts';
import { observations } from '../observations/observations.table.ts';
import { clientSessions } from '../session/session.table.ts';
import {
  actsSection,
  changesSection,
  codesSection,
  identitySections,
  privacySections,
} from './record-of-person.repository.ts';

export async function recordOfOwner(db: Db, id_tenant: TenantId, id: string): Promise<PersonRecord | undefined> {
  const [row] = await db
    .select()
    .from(owners)
    .where(and(eq(owners.id_tenant, id_tenant), eq(owners.id, id)));
  if (!row || row.erasedAt) return undefined;
  const person = { kind: 'owner', id_person: id } as const;
  const { nomeProprietario, cpfProprietario, emailProprietario, contatoProprietario } = row;
  const own = { nomeProprietario, cpfProprietario, emailProprietario, contatoProprietario };
  const companies = await companiesOf(db, id_tenant, id);
  const ids = companies.registros.map(({ cnpjcpf }) => String(cnpjcpf));
  const { secoes, fotos } = await identitySections(db, id_tenant, person);
  return {
    nome: nomeProprietario,
    fotos,
    secoes: [
      { titulo: 'Cadastro', campos: ownFields, registros: [own] },
      companies,
      await contractsOf(db, id_tenant, id),
      await sessionsOf(db, id_tenant, id),
      await actsSection(db, id_tenant, person),
      ...secoes,
      await messagesOf(db, id_tenant, id),
      await documentsOf(db, id_tenant, id),
      await suggestionsOf(db, id_tenant, id),
      await codesSection(db, id_tenant, [emailProprietario, contatoProprietario]),
      await changesSection(db, id_tenant, {
        ...{ entities: ['CLIENTE'], ids, own: id },
        fields: Object.keys(ownFields),
      }),
      ...(await privacySections(db, id_tenant, person)),
    ],
  };
}

const ownFields = {
  nomeProprietario: 'Nome',
  cpfProprietario: 'CPF',
  emailProprietario: 'E-mail',
  contatoProprietario: 'WhatsApp',
};

async function companiesOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  const { cnpjcpf, razao_social, nome_fantasia, status, createdDate } = clients;
  const registros = await db
    .select({ cnpjcpf, razao_social, nome_fantasia, status, createdDate })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, id)))
    .orderBy(asc(createdDate));
  const campos = {
    ...{ cnpjcpf: 'CNPJ ou CPF', razao_social: 'Razão social', nome_fantasia: 'Nome fantasia' },
    ...{ status: 'Situação', createdDate: 'Cadastrada em' },
  };
  return { titulo: 'Empresas que representa', campos, registros };
}

async function contractsOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  const { id_client, typeRegime, contracts, createdDate, status, isAssinado, IsAtivo } = agreements;
  const registros = await db
    .select({ createdDate, id_client, typeRegime, contracts, status, isAssinado, IsAtivo })
    .from(agreements)
    .innerJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, id_client)))
    .where(and(eq(agreements.id_tenant, id_tenant), eq(clients.id_owner, id)))
    .orderBy(asc(createdDate));
  const campos = {
    ...{ createdDate: 'De', id_client: 'Empresa', typeRegime: 'Regime', contracts: 'Contratos' },
    ...{ status: 'Situação', isAssinado: 'Assinado', IsAtivo: 'Em vigor' },
  };
  return { titulo: 'Contratos', campos, registros };
}

async function sessionsOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  const { createdDate, expiresAt, address, maquina } = clientSessions;
  const registros = await db
    .select({ createdDate, expiresAt, address, maquina })
    .from(clientSessions)
    .where(and(eq(clientSessions.id_tenant, id_tenant), eq(clientSessions.id_owner, id)))
    .orderBy(asc(createdDate));
  const campos = { createdDate: 'Desde', expiresAt: 'Até', address: 'Endereço de rede', maquina: 'Aparelho' };
  return { titulo: 'Sessões abertas', campos, registros };
}

async function messagesOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  const { createdDate, cnpj, mensage } = observations;
  const registros = await db
    .select({ createdDate, cnpj, mensage })
    .from(observations)
    .where(and(eq(observations.id_tenant, id_tenant), eq(observations.id_owner, id)))
    .orderBy(asc(createdDate));
  return {
    titulo: 'Mensagens que escreveu',
    campos: { createdDate: 'Quando', cnpj: 'Empresa', mensage: 'Mensagem' },
    registros,
  };
}

async function documentsOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  const { createdDate, id_client, nome, arquivo, deletedAt } = clientDocuments;
  const registros = await db
    .select({ createdDate, id_client, nome, arquivo, deletedAt })
    .from(clientDocuments)
    .where(and(eq(clientDocuments.id_tenant, id_tenant), eq(clientDocuments.id_owner, id)))
    .orderBy(asc(createdDate));
  const campos = {
    ...{ createdDate: 'Quando', id_client: 'Empresa', nome: 'Nome', arquivo: 'Arquivo', deletedAt: 'Removido em' },
  };
  return { titulo: 'Documentos que enviou', campos, registros };
}

async function suggestionsOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  const { createdAt, requestChange, acceptEdit } = agreementEdits;
  const registros = await db
    .select({ createdAt, requestChange, acceptEdit })
    .from(agreementEdits)
    .where(
      and(
        eq(agreementEdits.id_tenant, id_tenant),
        eq(agreementEdits.author, 'client'),
        eq(agreementEdits.id_author, id),
      ),
    )
    .orderBy(asc(createdAt));
  return {
    titulo: 'Sugestões de alteração de contrato',
    campos: { createdAt: 'Quando', requestChange: 'Pedido', acceptEdit: 'Aceita' },
    registros,
  };
}

export async function recordOfLead(db: Db, id_tenant: TenantId, id: string): Promise<PersonRecord | undefined> {
  const { name, tel, email, message, cnpj, status, nota, address, createdDate } = leads;
  const [row] = await db
    .select({ name, tel, email, message, cnpj, status, nota, address, createdDate })
    .from(leads)
    .where(and(eq(leads.id_tenant, id_tenant), eq(leads.id, id)));
  if (!row) return undefined;
  const campos = {
    ...{ createdDate: 'Quando', name: 'Nome', tel: 'Telefone', email: 'E-mail', cnpj: 'CNPJ', message: 'Mensagem' },
    ...{ status: 'Situação', nota: 'Notas da equipe', address: 'Endereço de rede' },
  };
  return {
    nome: row.name,
    fotos: [],
    secoes: [
      { titulo: 'Contato do site', campos, registros: [row] },
      await codesSection(db, id_tenant, [row.email, row.tel]),
      await changesSection(db, id_tenant, { entities: ['LEAD'], ids: [id], own: id }),
      ...(await privacySections(db, id_tenant, { kind: 'lead', id_person: id })),
    ],
  };
}
