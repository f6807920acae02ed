import { fillTemplate } from '@restitui/domain/agreements/templates/fill-template.ts';
import { samplePlaceholders } from '@restitui/domain/agreements/templates/placeholder-catalogue.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireReadableTemplate } from '../template.gate.ts';
import { toTemplateResponse } from '../template.wire.ts';

export async function previewTemplate(context: Context, { params: { id } }: Input<typeof templatesApi.preview>) {
  const found = await requireReadableTemplate(context, id);

  const html = found.document?.html;
  return { data: { ...toTemplateResponse(found), html: html ? fillTemplate(html, samplePlaceholders).html : null } };
}
