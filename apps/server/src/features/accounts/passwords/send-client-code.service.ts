import { clientCode } from '@restitui/domain/accounts/passwords/password-limits.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recentWindow } from '../../../kernel/recent-window.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { findOwnerByCpf } from '../../crm/clients/owners.repository.ts';
import { queueMessage } from '../../operations/messages/queue-message.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { countRecentCodes, insertClientCode } from './client-codes.repository.ts';
import type { PasswordWorker } from './password-worker.service.ts';
import { clientCodeText } from './passwords.texts.ts';
import { randomCode } from './random-code.rules.ts';

const minute = 60_000;

/** Sent by e-mail, which was verified at registration; the WhatsApp verification may have been waived. */
export async function sendClientCode(worker: PasswordWorker, id_tenant: TenantId, cpf: string): Promise<void> {
  const { platform, inTenant } = worker;
  const now = platform.clock.now();
  const from = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const code = randomCode(clientCode.length);
  const code_hash = await hashPassword(code);

  await inTenant(id_tenant, async (db) => {
    const owner = await findOwnerByCpf(db, id_tenant, cpf);
    const tenant = await findTenant(db, id_tenant);
    if (!owner || !tenant) return;
    const sent = await countRecentCodes(db, id_tenant, owner.id, recentWindow(now, 60));
    if (sent >= clientCode.perHour) return;
    const row = { id: newId(), id_owner: owner.id, code_hash, createdDate: from(0) };
    await insertClientCode(
      db,
      id_tenant,
      { ...row, expiresAt: from(clientCode.minutes * minute) },
      from(-24 * 60 * minute),
    );
    const text = clientCodeText(code, clientCode.minutes);
    await queueMessage(platform, db, id_tenant, {
      channel: 'email',
      to: owner.emailProprietario,
      sender: tenant.title,
      ...text,
    });
  });
}
