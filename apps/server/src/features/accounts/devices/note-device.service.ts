import { createHash } from 'node:crypto';
import { deviceName } from '@restitui/domain/accounts/session/device-name.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Origin } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { queueMessage } from '../../operations/messages/queue-message.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { type Account, countDevices, deleteOldDevices, insertDevice, touchDevice } from './devices.repository.ts';
import { newDeviceText } from './devices.texts.ts';

const retention = 180 * 24 * 60 * 60_000;

interface Dependencies {
  db: Db;
  origin: Origin;
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
}

/** The receiver of the notice; one without an e-mail gets none. */
interface Person {
  name: string;
  email: string;
}

/**
 * Records the device of a sign-in and tells the person when it is a new one. A browser is known by the identifier that
 * it keeps; a caller without one by its kind of device. The first device of an account is not reported.
 */
export async function noteDevice(
  { db, origin, platform }: Dependencies,
  account: Account,
  person: Person,
): Promise<void> {
  const { id_tenant } = account;
  const holder = 'id_user' in account ? account.id_user : account.id_owner;
  const now = platform.clock.now();
  const name = deviceName(origin.maquina);
  const device_hash = createHash('sha256')
    .update(`${holder}\n${origin.device ?? `kind ${name}`}`)
    .digest('hex');

  await deleteOldDevices(db, account, new Date(now.getTime() - retention).toISOString());
  if (await touchDevice(db, account, device_hash, now.toISOString())) return;
  const isFirst = (await countDevices(db, account)) === 0;
  const seen = { createdDate: now.toISOString(), lastSeenAt: now.toISOString() };
  const isNew = await insertDevice(db, account, { ...seen, device_hash, name });
  if (isFirst || !isNew || !person.email) return;

  const tenant = await findTenant(db, id_tenant);
  if (!tenant) return;
  const access = { name: person.name, at: now, device: name, address: origin.address };
  const own = { isClient: 'id_owner' in account, site: platform.siteAddress(tenant), consultancy: tenant.title };
  const text = newDeviceText({ ...access, ...own });
  await queueMessage(platform, db, id_tenant, { channel: 'email', to: person.email, sender: tenant.title, ...text });
}
