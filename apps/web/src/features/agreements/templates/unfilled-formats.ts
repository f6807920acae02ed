import { templateFile } from '@restitui/domain/agreements/templates/template-file.ts';
import type { TemplateFormat } from '@restitui/domain/agreements/templates/templates.api.ts';

interface UnfilledFormat {
  label: string;
  title: string;
  description: string;
}

/** Formats of documents that are stored unchanged and never filled. */
export const unfilledFormats: Partial<Record<TemplateFormat, UnfilledFormat>> = {
  pdf: {
    label: 'PDF',
    title: 'Modelo em PDF',
    description: 'Um PDF fica guardado como anexo e não é preenchido com dados. Baixe o original para ler.',
  },
  doc: { label: 'DOC', title: 'Modelo em Word antigo (.doc)', description: templateFile.oldWordKept },
};
