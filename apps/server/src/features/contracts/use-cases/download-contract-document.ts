import { buffer } from 'node:stream/consumers';
import type { contractsApi, TemplateFormat } from '@restitui/domain/contracts/contracts.api.ts';
import { contractErrors } from '@restitui/domain/contracts/contracts.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { requireReadableContract } from '../readable-contract.ts';

const types: Partial<Record<TemplateFormat, string>> = { pdf: 'application/pdf', doc: 'application/msword' };

/** The bytes as they came; a template of the demonstration is its own text. */
export async function downloadContractDocument(
  session: StaffSession,
  { params: { id } }: Input<typeof contractsApi.download>,
) {
  const { document } = await session.inTenant(session.tenant, (db) => requireReadableContract({ ...session, db }, id));
  const { arquivo, html, nome, formato } = required(document, contractErrors.contract_document_not_found);

  const bytes = arquivo ? await buffer(session.platform.files.read(arquivo)) : Buffer.from(html ?? '');
  const type = types[formato] ?? 'application/octet-stream';
  return new File([new Uint8Array(bytes)], nome, { type });
}
