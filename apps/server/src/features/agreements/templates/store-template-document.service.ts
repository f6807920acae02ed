import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { templateErrors as errors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { ReceivedFile, RefusedFile } from '../../../kernel/use-case.ts';
import { readDocumentInWorker } from './read-document-in-worker.service.ts';
import { type DocumentRow, insertTemplateDocument } from './templates.repository.ts';

type Uploading = Context<UserActor, OwnTransactions>;

/** The content of an uploaded document. */
type ReadUpload = Pick<
  DocumentRow,
  'formato' | 'html' | 'avisos' | 'campos' | 'nome' | 'tamanho' | 'arquivo' | 'sha256'
>;

/** Reads an uploaded document in the worker; refuses it with its placeholders that cannot be filled. */
export async function readUpload(
  { platform, tenant }: Uploading,
  { files, refused }: { files: { file?: ReceivedFile }; refused: RefusedFile[] },
  type: TemplateType,
): Promise<ReadUpload> {
  const file = requireFile(files.file, refused);
  const { formato, html, avisos, campos, problems } = await platform.files.withTemporaryFolder(async (folder) => {
    const path = join(folder, 'minuta');
    await platform.files.copyTo(file.key, path);
    return readDocumentInWorker(platform, tenant, { path, name: file.name, type });
  });
  if (problems.length > 0) {
    throw new AppError(errors.contract_placeholders_wrong, {
      issues: problems.map((message) => ({ path: 'file', message })),
    });
  }
  const hash = createHash('sha256');
  await pipeline(platform.files.read(file.key), hash);
  const read = { formato, html, avisos, campos, nome: file.name, tamanho: file.size, arquivo: file.key };
  return { ...read, sha256: hash.digest('hex') };
}

/** Adds a document to a template; it becomes the current one. */
export function storeUpload(
  { actor, tenant, platform }: Uploading,
  db: Db,
  id_contract: string,
  upload: ReadUpload,
): Promise<DocumentRow> {
  const createdDate = platform.clock.now().toISOString();
  const row = { id: newId(), id_tenant: tenant, id_contract, id_user: actor.id, createdDate };
  return insertTemplateDocument(db, { ...row, ...upload });
}

function requireFile(file: ReceivedFile | undefined, [refused]: RefusedFile[]): ReceivedFile {
  if (refused) {
    const error = refused.reason === 'size' ? errors.contract_file_too_large : errors.contract_file_extension;
    throw new AppError(error, { issues: [{ path: refused.field, message: `${refused.name}: ${error.message}` }] });
  }
  return required(file, errors.contract_file_missing);
}
