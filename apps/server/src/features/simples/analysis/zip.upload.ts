import { simplesAnalysisErrors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile } from '../../../kernel/use-case.ts';
import type { FileStorage } from '../../../platform/file-storage.ts';

/** First bytes of a ZIP with entries and of an empty one. */
const signatures = ['504b0304', '504b0506'];

/** Rejects files that are not ZIPs although named so. Errors within the ZIP are reported by the job. */
export async function requireZip(storage: FileStorage, file: ReceivedFile): Promise<void> {
  let first = Buffer.alloc(0);
  for await (const chunk of storage.read(file.key)) {
    first = Buffer.concat([first, chunk]);
    if (first.length >= 4) break;
  }
  if (signatures.includes(first.subarray(0, 4).toString('hex'))) return;
  const message = `O arquivo "${file.name}" não é um ZIP. ${simplesAnalysisErrors.file_not_zip.message}`;
  throw new AppError(simplesAnalysisErrors.file_not_zip, { message });
}
