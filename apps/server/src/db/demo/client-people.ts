import type { clients } from '../../features/crm/clients/clients.table.ts';
import type { ClientKind } from './client-owners.ts';
import { phoneIn } from './documents.ts';
import { mailOf, personName } from './names.ts';
import type { Seeded } from './seeded.ts';
import type { DemoTenant } from './tenants.data.ts';
import { userId } from './users.demo.ts';

type ClientRow = typeof clients.$inferInsert;

export type Accountant = Pick<ClientRow, 'nomeContador' | 'contatoContador' | 'emailContador'>;

export function accountantIn(ddd: string, random: Seeded): Accountant {
  const nomeContador = personName(random);
  return {
    nomeContador,
    contatoContador: phoneIn(ddd, random),
    emailContador: mailOf(nomeContador, 'contabilidade.example'),
  };
}

/** Returns the consultancy's staff for a client; the provider's own clients have none. */
export function leadersOf(
  kind: ClientKind,
  { isProvider, domain }: DemoTenant,
  random: Seeded,
): Pick<ClientRow, 'id_responsavel' | 'id_gerente'> {
  if (isProvider) return { id_responsavel: null, id_gerente: null };
  const of = (mailbox: string) => userId(`${mailbox}@${domain}`);
  if (kind === 'main') return { id_responsavel: of('parceiro'), id_gerente: of('gerente') };
  const responsavel = random.pick(['parceiro', 'parceiro', 'parceiro', 'contabilidade', 'ceo', undefined]);
  return {
    id_responsavel: responsavel ? of(responsavel) : null,
    id_gerente: random.chance(0.7) ? of('gerente') : null,
  };
}
