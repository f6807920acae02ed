import type { MessageReceiver } from '@restitui/domain/operations/messages/message-receiver.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { findProvider, findTenant, type TenantRow } from '../../tenancy/tenants/tenants.repository.ts';
import {
  findNotifiedClient,
  findNotifiedUser,
  findPartyKeys,
  listNotifiedCeos,
  type NotifiedClient,
  type NotifiedPerson,
} from './notified-people.repository.ts';

/** The record that an event is about: an agreement, or the person or client itself. */
export type NotificationSubject =
  | { id_agreement: string }
  | { id_client: string }
  | { id_owner: string }
  | { id_user: string };

export interface Subject {
  /** The client's razão social, or the person's name. */
  title: string;
  party: NotifiedPerson;
  client: NotifiedClient | undefined;
}

/** Returns undefined when the record is gone or the person's data was erased. */
export async function readSubject(db: Db, tenant: TenantId, about: NotificationSubject): Promise<Subject | undefined> {
  if ('id_agreement' in about) {
    const keys = await findPartyKeys(db, tenant, about.id_agreement);
    if (keys?.id_client) return readSubject(db, tenant, { id_client: keys.id_client });
    return keys?.id_user ? readSubject(db, tenant, { id_user: keys.id_user }) : undefined;
  }
  if ('id_user' in about) {
    const party = await findNotifiedUser(db, tenant, about.id_user);
    return party && { title: party.nome, party, client: undefined };
  }
  const client = await findNotifiedClient(db, tenant, about);
  return client && { title: client.razao_social, party: client.owner, client };
}

/** Lists the people who are a receiver of an event; a person with two roles is told once per address. */
export async function receiversAs(
  db: Db,
  tenant: TenantId,
  { receiver, subject, home }: { receiver: MessageReceiver; subject: Subject; home: TenantRow },
): Promise<NotifiedPerson[]> {
  if (receiver === 'parte') return [subject.party];
  if (receiver === 'ceo') return listNotifiedCeos(db, tenant);
  if (receiver === 'empresa') return [companyOf(home)];
  if (receiver === 'responsavel') {
    const id = subject.client?.id_responsavel;
    const person = id && (await findNotifiedUser(db, tenant, id));
    return person ? [person] : [];
  }
  if (receiver === 'equipe') return [];
  const provider = await findProvider(db);
  const company = provider && (await findTenant(db, provider));
  return company ? [companyOf(company)] : [];
}

function companyOf({ id, title, email, whatsApp }: TenantRow): NotifiedPerson {
  return { id, nome: title, email, whatsApp };
}
