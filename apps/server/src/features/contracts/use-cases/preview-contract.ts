import type { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import { fillTemplate } from '@restitui/domain/contracts/fill-template.ts';
import { samplePlaceholders } from '@restitui/domain/contracts/placeholder-catalogue.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { contractOnWire } from '../contracts.repository.ts';
import { requireReadableContract } from '../readable-contract.ts';

export async function previewContract(context: Context, { params: { id } }: Input<typeof contractsApi.preview>) {
  const found = await requireReadableContract(context, id);

  const html = found.document?.html;
  return { data: { ...contractOnWire(found), html: html ? fillTemplate(html, samplePlaceholders).html : null } };
}
