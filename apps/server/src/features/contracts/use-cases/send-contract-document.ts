import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { canCreateContract } from '@restitui/domain/contracts/contracts.access.ts';
import type { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import { contractErrors as errors } from '@restitui/domain/contracts/contracts.errors.ts';
import { placeholderProblems, placeholdersOf } from '@restitui/domain/contracts/placeholders.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile, StaffSession, UploadInput } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { contractOnWire, findActiveContract, insertContractDocument } from '../contracts.repository.ts';
import { readTemplate } from '../read-template.ts';

/** The newest document of a template is the one in use; earlier ones are kept. */
export async function sendContractDocument(
  session: StaffSession,
  { params: { typeContrato }, receive }: UploadInput<typeof contractsApi.sendDocument>,
) {
  const { actor, tenant, platform, inTenant } = session;
  const mayCreate = canCreateContract(actor, tenant);
  const { files, refused } = await receive({ keepFiles: mayCreate });
  const active = await inTenant(tenant, (db) => findActiveContract(db, tenant, typeContrato));
  required(active, errors.contract_not_found);
  requireAccess(mayCreate, errors.contract_create_denied);

  const file = requireFile(files.file, refused);
  const { formato, html, avisos } = await platform.files.withTemporaryFolder(async (folder) => {
    const path = join(folder, 'minuta');
    await platform.files.copyTo(file.key, path);
    return readTemplate({ path, name: file.name });
  });
  const problems = html === null ? [] : placeholderProblems(html, typeContrato);
  if (problems.length > 0) {
    throw new AppError(errors.contract_placeholders_wrong, {
      issues: problems.map((message) => ({ path: 'file', message })),
    });
  }

  const hash = createHash('sha256');
  await pipeline(platform.files.read(file.key), hash);
  return inTenant(tenant, async (db) => {
    const contract = required(await findActiveContract(db, tenant, typeContrato), errors.contract_not_found);
    const document = await insertContractDocument(db, {
      ...{ id: newId(), id_tenant: tenant, id_contract: contract.id, id_user: actor.id },
      ...{ formato, html, avisos, nome: file.name, tamanho: file.size, arquivo: file.key },
      sha256: hash.digest('hex'),
      campos: html === null ? [] : placeholdersOf(html),
      createdDate: platform.clock.now().toISOString(),
    });
    const record = { entity: 'MODELO_DE_CONTRATO', id: contract.id } as const;
    await recordChanges({ ...session, db }, record, { documento: contract.document?.nome }, { documento: file.name });
    return { data: contractOnWire({ ...contract, document }) };
  });
}

function requireFile(file: ReceivedFile | undefined, [refused]: RefusedFile[]): ReceivedFile {
  if (refused) {
    const error = refused.reason === 'size' ? errors.contract_file_too_large : errors.contract_file_extension;
    throw new AppError(error, { issues: [{ path: refused.field, message: `${refused.name}: ${error.message}` }] });
  }
  return required(file, errors.contract_file_missing);
}
