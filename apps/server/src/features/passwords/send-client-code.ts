import { clientCode } from '@restitui/domain/passwords/password-limits.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { newId } from '../../kernel/new-id.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { findOwnerByCpf } from '../clients/owners.repository.ts';
import { postMessage } from '../messages/post-message.ts';
import { findTenant } from '../tenants/tenants.repository.ts';
import { countCodesSince, insertClientCode } from './client-codes.repository.ts';
import { newCode } from './new-code.ts';
import { clientCodeText } from './password-texts.ts';
import type { PasswordWorker } from './password-worker.ts';

const minute = 60_000;

/** By e-mail, which was proven when the client was registered; WhatsApp may have been waived. */
export async function sendClientCode(worker: PasswordWorker, id_tenant: TenantId, cpf: string): Promise<void> {
  const { platform, inTenant } = worker;
  const now = platform.clock.now();
  const from = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const code = newCode(clientCode.length);
  const code_hash = await hashPassword(code);

  await inTenant(id_tenant, async (db) => {
    const owner = await findOwnerByCpf(db, id_tenant, cpf);
    const tenant = await findTenant(db, id_tenant);
    if (!owner || !tenant) return;
    const sent = await countCodesSince(db, id_tenant, owner.id, from(-60 * minute));
    if (sent >= clientCode.perHour) return;
    const row = { id: newId(), id_owner: owner.id, code_hash, createdDate: from(0) };
    await insertClientCode(
      db,
      id_tenant,
      { ...row, expiresAt: from(clientCode.minutes * minute) },
      from(-24 * 60 * minute),
    );
    const words = clientCodeText(code, clientCode.minutes);
    await postMessage(platform, db, id_tenant, {
      channel: 'email',
      to: owner.emailProprietario,
      sender: tenant.title,
      ...words,
    });
  });
}
