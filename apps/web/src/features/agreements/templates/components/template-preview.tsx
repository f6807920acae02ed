import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { templateTypeLabels } from '@restitui/domain/agreements/templates/template-type.ts';
import type { Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { formatBytes, formatDateTime } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { RecordHistory } from '../../../insights/change-history/components/change-history.tsx';
import { downloadTemplateDocument, templatePreviewQuery } from '../templates.queries.ts';
import { unfilledFormats } from '../unfilled-formats.ts';
import { AgreementHtml } from './agreement-html.tsx';
import { TemplateVersions } from './template-versions.tsx';

interface TemplatePreviewProps {
  template: Template;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function TemplatePreview({ template, open, onOpenChange }: TemplatePreviewProps) {
  const { documento } = template;
  const isFilled = documento && !unfilledFormats[documento.formato];
  const download = useMutation(downloadTemplateDocument(template.id_tenant));
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={template.nameContrato}
      description={joinFacts(templateTypeLabels[template.typeContrato], isFilled && 'com dados de exemplo')}
      footer={
        documento && (
          <>
            <p className="figures min-w-0 flex-1 basis-60 self-center truncate text-caption text-muted">
              {documento.nome}&nbsp;· {formatBytes(documento.tamanho)}&nbsp;· {formatDateTime(documento.createdDate)}
            </p>
            <Button loading={download.isPending} onClick={() => download.mutate(template.id)}>
              <Download aria-hidden />
              Baixar original
            </Button>
          </>
        )
      }
    >
      <Content template={template} />
      {documento && <TemplateVersions template={template} />}
      <div className="mt-8">
        <RecordHistory of={{ id_template: template.id, id_tenant: template.id_tenant }} />
      </div>
    </Drawer>
  );
}

const noDocument = { title: 'Sem documento', description: 'Este modelo ainda espera o envio do documento.' };

function Content({ template }: { template: Template }) {
  const preview = useQuery(templatePreviewQuery(template.id_tenant, template.id));
  const { documento } = template;
  if (preview.isError) {
    const retry = () => preview.refetch();
    return <ErrorState title="Erro ao carregar o contrato." error={preview.error} onRetry={retry} />;
  }
  if (!preview.data) {
    return (
      <div className="space-y-3">
        <LoadingNote />
        {Array.from({ length: 8 }, (_, i) => `linha ${i}`).map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    );
  }
  const kept = documento ? unfilledFormats[documento.formato] : noDocument;
  if (kept) return <EmptyState icon={FileText} title={kept.title} description={kept.description} />;
  return (
    <>
      {documento && documento.avisos.length > 0 && (
        <Notice tone="warning" className="mb-4">
          {documento.avisos.join(' ')}
        </Notice>
      )}
      <AgreementHtml html={preview.data.html ?? ''} />
    </>
  );
}
