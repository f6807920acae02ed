import type {
  Template,
  TemplateDocument,
  TemplateVersion,
} from '@restitui/domain/agreements/templates/templates.api.ts';
import type { NumberedDocument } from './template-versions.repository.ts';
import type { DocumentRow, FoundTemplate } from './templates.repository.ts';

export function toTemplateResponse({ document, versao, ...row }: FoundTemplate): Template {
  const { id, nameContrato, typeContrato, id_tenant, createdDate, deletedAt } = row;
  return {
    ...{ id, nameContrato, typeContrato, id_tenant, createdDate, deletedAt },
    isAtivo: deletedAt === null,
    documento: document && toDocumentResponse(document),
    versao,
  };
}

export function toVersionResponse({ numero, atual, autor, ...document }: NumberedDocument): TemplateVersion {
  return { ...toDocumentResponse(document), numero, autor, atual: numero === atual };
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
