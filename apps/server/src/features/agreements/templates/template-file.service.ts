import { buffer } from 'node:stream/consumers';
import type { TemplateFormat } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DocumentRow } from './templates.repository.ts';

const types: Partial<Record<TemplateFormat, string>> = { pdf: 'application/pdf', doc: 'application/msword' };

/** Returns the uploaded bytes of a document; one of the demonstration has only its text. */
export async function readTemplateFile(
  { files }: Pick<Platform, 'files'>,
  { arquivo, html, nome, formato }: DocumentRow,
): Promise<File> {
  const bytes = arquivo ? await buffer(files.read(arquivo)) : Buffer.from(html ?? '');
  return new File([new Uint8Array(bytes)], nome, { type: types[formato] ?? 'application/octet-stream' });
}
