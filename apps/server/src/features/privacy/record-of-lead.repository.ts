import type { PersonRecord } from '@restitui/domain/privacy/person-record.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { leads } from '../leads/leads.table.ts';
import { changesSection, codesSection, privacySections } from './record-of-person.repository.ts';

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
