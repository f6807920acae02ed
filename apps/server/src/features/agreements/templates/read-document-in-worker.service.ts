import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { threadWork, WorkThreadCrashed } from '../../../platform/work-thread.ts';
import type { UploadedDocument } from './documents/read-document.ts';
import type { ReadTemplate, readTemplate } from './documents/read-template.ts';

const reading = threadWork<typeof readTemplate>(
  new URL('./documents/read-template.ts', import.meta.url),
  'readTemplate',
);

/**
 * Reads a document in a thread with limits of time and memory, so that a hostile file cannot stop the server. Refuses
 * a file that exceeds them or exhausts the stack.
 */
export async function readDocumentInWorker(
  { documentWorker }: Pick<Platform, 'documentWorker'>,
  tenant: TenantId,
  document: UploadedDocument & { type: TemplateType },
): Promise<ReadTemplate> {
  const outcome = await documentWorker.run(reading, document, { tenant }).catch((error) => {
    if (!(error instanceof WorkThreadCrashed || error instanceof RangeError)) throw error;
    throw new AppError(templateErrors.contract_file_refused);
  });
  if ('refused' in outcome) throw new AppError(templateErrors[outcome.refused]);
  return outcome.read;
}
