import type { ClientCodePurpose } from '@restitui/domain/accounts/passwords/client-code-purpose.ts';
import { clientCode, clientSignInCode } from '@restitui/domain/accounts/passwords/password-limits.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recentWindow } from '../../../kernel/recent-window.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { findOwnerByCpf, type OwnerRow } from '../../crm/clients/owners.repository.ts';
import { queueMessage } from '../../operations/messages/queue-message.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { countRecentCodes, insertClientCode } from './client-codes.repository.ts';
import type { PasswordWorker } from './password-worker.service.ts';
import { clientCodeText, clientSignInText } from './passwords.texts.ts';
import { randomCode, randomDigits } from './random-code.rules.ts';

const minute = 60_000;

const kinds = {
  password: { limits: clientCode, make: randomCode, textOf: clientCodeText },
  'sign-in': { limits: clientSignInCode, make: randomDigits, textOf: clientSignInText },
};

interface ClientCode {
  cpf: string;
  purpose: ClientCodePurpose;
  /** A code for the password goes to the e-mail, which was verified at registration. */
  channel: MessageChannel;
}

/** Sends a code to a contact of the registration; an owner without a WhatsApp number gets it by e-mail. */
export async function sendClientCode(
  worker: PasswordWorker,
  id_tenant: TenantId,
  { cpf, purpose, channel: wanted }: ClientCode,
): Promise<void> {
  const { platform, inTenant } = worker;
  const { limits, make, textOf } = kinds[purpose];
  const now = platform.clock.now();
  const from = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const code = make(limits.length);
  const code_hash = await hashPassword(code);

  await inTenant(id_tenant, async (db) => {
    const owner = await findOwnerByCpf(db, id_tenant, cpf);
    const tenant = await findTenant(db, id_tenant);
    if (!owner || !tenant) return;
    const of = { id_owner: owner.id, purpose };
    if ((await countRecentCodes(db, id_tenant, of, recentWindow(now, 60))) >= limits.perHour) return;
    const { channel, to } = contactOf(owner, wanted);
    const row = { ...of, id: newId(), code_hash, channel, createdDate: from(0) };
    const expiresAt = from(limits.minutes * minute);
    await insertClientCode(db, id_tenant, { ...row, expiresAt }, from(-24 * 60 * minute));
    const message = { channel, to, sender: tenant.title, ...textOf(code, limits.minutes) };
    await queueMessage(platform, db, id_tenant, message);
  });
}

function contactOf({ emailProprietario, contatoProprietario }: OwnerRow, wanted: MessageChannel) {
  return wanted === 'whatsapp' && contatoProprietario !== ''
    ? { channel: wanted, to: contatoProprietario }
    : { channel: 'email' as const, to: emailProprietario };
}
