import type { Template, TemplateDocument } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { DocumentRow, FoundTemplate } from './templates.repository.ts';

export function toTemplateResponse({ document, ...row }: FoundTemplate): Template {
  const { id, nameContrato, typeContrato, id_tenant, createdDate, deletedAt } = row;
  return {
    ...{ id, nameContrato, typeContrato, id_tenant, createdDate, deletedAt },
    isAtivo: deletedAt === null,
    documento: document && toDocumentResponse(document),
  };
}

function toDocumentResponse({
  formato,
  nome,
  tamanho,
  sha256,
  createdDate,
  campos,
  avisos,
}: DocumentRow): TemplateDocument {
  return { formato, nome, tamanho, sha256, createdDate, campos, avisos };
}
