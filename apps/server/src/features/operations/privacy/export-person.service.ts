import { buffer } from 'node:stream/consumers';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { tenantErrors } from '@restitui/domain/tenancy/tenants/tenants.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { InTenant, Origin } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { packZip, ZipEntry } from '../../../platform/pack-zip.ts';
import type { Platform } from '../../../platform/platform.ts';
import { threadWork } from '../../../platform/work-thread.ts';
import { insertSignatureOpening } from '../../accounts/identity-checks/identity-check-openings.repository.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { insertPersonExport } from './erasure-requests.repository.ts';
import { exportDeclared } from './export-declared.repository.ts';
import { personRecordPage } from './person-record.texts.ts';

interface Exporting {
  platform: Platform;
  origin: Origin;
  inTenant: InTenant;
}

interface Exporter {
  who: 'staff' | 'client';
  id: string;
}

const packing = threadWork<typeof packZip>(new URL('../../../platform/pack-zip.ts', import.meta.url), 'packZip');

/**
 * Builds a ZIP of all data about a person. Records the export, and each photo in it, before the first byte is
 * sent.
 */
export async function exportPerson(
  { platform, origin, inTenant }: Exporting,
  tenant: TenantId,
  { kind, id_person }: PersonRef,
  by: Exporter,
): Promise<File> {
  const now = platform.clock.now();
  const at = now.toISOString();
  const { record, empresa } = await inTenant(tenant, async (db) => {
    const record = required(await exportDeclared(db, tenant, { kind, id_person }), privacyErrors.person_not_found);
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
    text('dados.html', personRecordPage(record, { empresa, at })),
    text('dados.json', JSON.stringify({ pessoa: about, secoes: record.secoes }, null, 2)),
  ];
  for (const { nome, key } of record.fotos) {
    entries.push({ name: nome, content: await buffer(platform.encryptedFiles.read(key)), isText: false });
  }
  const zip = await platform.pdfWorker.run(packing, { entries, at: now }, { tenant });
  const name = foldText(record.nome)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return new File([new Uint8Array(zip)], `dados-${name}-${dayInBrazil(now)}.zip`, {
    type: 'application/zip',
  });
}
