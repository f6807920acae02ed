import { buffer } from 'node:stream/consumers';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import type { PersonKind, PersonRef } from '@restitui/domain/privacy/person-kind.ts';
import type { PersonRecord } from '@restitui/domain/privacy/person-record.ts';
import { privacyErrors } from '@restitui/domain/privacy/privacy.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { tenantErrors } from '@restitui/domain/tenants/tenants.errors.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { required } from '../../kernel/app-error.ts';
import type { InTenant, Origin } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import type { packZip, ZipEntry } from '../../platform/pack-zip.ts';
import type { Platform } from '../../platform/platform.ts';
import { threadWork } from '../../platform/work-thread.ts';
import { insertSignatureOpening } from '../signatures/signature-openings.repository.ts';
import { findTenant } from '../tenants/tenants.repository.ts';
import { insertPersonExport } from './erasure-requests.repository.ts';
import { recordOfLead } from './record-of-lead.repository.ts';
import { recordOfOwner } from './record-of-owner.repository.ts';
import { recordOfUser } from './record-of-user.repository.ts';
import { recordPage } from './record-page.ts';

interface Exporting {
  platform: Platform;
  origin: Origin;
  inTenant: InTenant;
}

interface Exporter {
  who: 'staff' | 'client';
  id: string;
}

const records: Record<PersonKind, (db: Db, tenant: TenantId, id: string) => Promise<PersonRecord | undefined>> = {
  user: recordOfUser,
  owner: recordOfOwner,
  lead: recordOfLead,
};

const packing = threadWork<typeof packZip>(new URL('../../platform/pack-zip.ts', import.meta.url), 'packZip');

/** Everything held about a person, as a ZIP. It is on record, and so is each photo, before the first byte leaves. */
export async function exportPerson(
  { platform, origin, inTenant }: Exporting,
  tenant: TenantId,
  { kind, id_person }: PersonRef,
  by: Exporter,
): Promise<File> {
  const now = platform.clock.now();
  const at = now.toISOString();
  const { record, empresa } = await inTenant(tenant, async (db) => {
    const record = required(await records[kind](db, tenant, id_person), privacyErrors.person_not_found);
    const { title } = required(await findTenant(db, tenant), tenantErrors.tenant_not_found);
    const { address, maquina } = origin;
    const log = { id_tenant: tenant, address, maquina };
    await insertPersonExport(db, { ...log, id: newId(), kind, id_person, by: by.who, id_by: by.id, at });
    for (const { id_signature, file } of record.fotos) {
      const opening = { ...log, id: newId(), id_signature, file, openedAt: at };
      await insertSignatureOpening(db, { ...opening, viewer: by.who, id_viewer: by.id });
    }
    return { record, empresa: title };
  });

  const about = { tipo: kind, id: id_person, nome: record.nome, empresa, geradoEm: at };
  const text = (name: string, content: string): ZipEntry => ({ name, content: Buffer.from(content), isText: true });
  const entries = [
    text('dados.html', recordPage(record, { empresa, at })),
    text('dados.json', JSON.stringify({ pessoa: about, secoes: record.secoes }, null, 2)),
  ];
  for (const { nome, key } of record.fotos) {
    entries.push({ name: nome, content: await buffer(platform.encryptedFiles.read(key)), isText: false });
  }
  const zip = await platform.papers.run(packing, { entries, at: now });
  const name = foldText(record.nome)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return new File([new Uint8Array(zip)], `dados-${name}-${dayInBrazil(now)}.zip`, {
    type: 'application/zip',
  });
}
