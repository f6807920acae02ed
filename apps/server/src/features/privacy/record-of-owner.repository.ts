import type { PersonRecord, RecordSection } from '@restitui/domain/privacy/person-record.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreementEdits } from '../agreement-edits/agreement-edits.table.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { clientDocuments } from '../client-documents/client-documents.table.ts';
import { clients, owners } from '../clients/clients.table.ts';
import { observations } from '../observations/observations.table.ts';
import { clientSessions } from '../session/session.table.ts';
import {
  actsSection,
  changesSection,
  codesSection,
  identitySections,
  privacySections,
} from './record-of-person.repository.ts';
import { tableSection } from './table-section.repository.ts';

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

function companiesOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  return tableSection(db, id_tenant, {
    titulo: 'Empresas que representa',
    table: clients,
    of: eq(clients.id_owner, id),
    campos: {
      cnpjcpf: 'CNPJ ou CPF',
      razao_social: 'Razão social',
      nome_fantasia: 'Nome fantasia',
      status: 'Situação',
      createdDate: 'Cadastrada em',
    },
    by: clients.createdDate,
  });
}

function contractsOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  const own = db
    .select({ cnpjcpf: clients.cnpjcpf })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, id)));
  return tableSection(db, id_tenant, {
    titulo: 'Contratos',
    table: agreements,
    of: inArray(agreements.id_client, own),
    campos: {
      createdDate: 'De',
      id_client: 'Empresa',
      typeRegime: 'Regime',
      contracts: 'Contratos',
      status: 'Situação',
      isAssinado: 'Assinado',
      IsAtivo: 'Em vigor',
    },
    by: agreements.createdDate,
  });
}

function sessionsOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  return tableSection(db, id_tenant, {
    titulo: 'Sessões abertas',
    table: clientSessions,
    of: eq(clientSessions.id_owner, id),
    campos: { createdDate: 'Desde', expiresAt: 'Até', address: 'Endereço de rede', maquina: 'Aparelho' },
    by: clientSessions.createdDate,
  });
}

function messagesOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  return tableSection(db, id_tenant, {
    titulo: 'Mensagens que escreveu',
    table: observations,
    of: eq(observations.id_owner, id),
    campos: { createdDate: 'Quando', cnpj: 'Empresa', mensage: 'Mensagem' },
    by: observations.createdDate,
  });
}

function documentsOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  return tableSection(db, id_tenant, {
    titulo: 'Documentos que enviou',
    table: clientDocuments,
    of: eq(clientDocuments.id_owner, id),
    campos: {
      createdDate: 'Quando',
      id_client: 'Empresa',
      nome: 'Nome',
      arquivo: 'Arquivo',
      deletedAt: 'Removido em',
    },
    by: clientDocuments.createdDate,
  });
}

function suggestionsOf(db: Db, id_tenant: TenantId, id: string): Promise<RecordSection> {
  return tableSection(db, id_tenant, {
    titulo: 'Sugestões de alteração de contrato',
    table: agreementEdits,
    of: and(eq(agreementEdits.author, 'client'), eq(agreementEdits.id_author, id)),
    campos: { createdAt: 'Quando', requestChange: 'Pedido', acceptEdit: 'Aceita' },
    by: agreementEdits.createdAt,
  });
}
