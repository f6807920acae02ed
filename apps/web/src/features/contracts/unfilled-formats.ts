import type { TemplateFormat } from '@restitui/domain/contracts/contracts.api.ts';
import { templateFile } from '@restitui/domain/contracts/template-file.ts';

interface UnfilledFormat {
  label: string;
  title: string;
  description: string;
}

/** Documents that are kept as they came; nothing is filled in them. */
export const unfilledFormats: Partial<Record<TemplateFormat, UnfilledFormat>> = {
  pdf: {
    label: 'PDF',
    title: 'Modelo em PDF',
    description: 'Um PDF fica guardado como anexo e não é preenchido com dados. Baixe o original para ler.',
  },
  doc: { label: 'DOC', title: 'Modelo em Word antigo (.doc)', description: templateFile.oldWordKept },
};
