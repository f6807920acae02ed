import { displayName } from '@restitui/brazil/display-name.ts';
import type { Template, TemplateVersion } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatBytes, formatDateTime } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { downloadTemplateVersion, templateVersionQuery, templateVersionsQuery } from '../templates.queries.ts';
import { AgreementHtml } from './agreement-html.tsx';

/** The versions of a template, newest first; each shows its text and what changed in it. */
export function TemplateVersions({ template: { id, id_tenant } }: { template: Template }) {
  const versions = useQuery(templateVersionsQuery(id_tenant, id));
  const [shown, setShown] = useState<number>();
  return (
    <section aria-label="Versões" className="mt-8">
      <h2 className="font-semibold text-body">Versões</h2>
      {versions.isPending && <Skeleton className="mt-3" />}
      {versions.isError && (
        <ErrorState title="Erro ao carregar as versões." error={versions.error} onRetry={() => versions.refetch()} />
      )}
      <ol className="mt-2">
        {versions.data?.map((version) => (
          <li key={version.numero} className="border-b py-3 last:border-b-0">
            <Version
              version={version}
              id={id}
              id_tenant={id_tenant}
              isShown={shown === version.numero}
              onShow={() => setShown(shown === version.numero ? undefined : version.numero)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface VersionProps {
  version: TemplateVersion;
  id: string;
  id_tenant: string;
  isShown: boolean;
  onShow: () => void;
}

function Version({ version, id, id_tenant, isShown, onShow }: VersionProps) {
  const { numero, atual, autor, createdDate, nome, tamanho, formato } = version;
  const download = useMutation(downloadTemplateVersion(id_tenant, id));
  const hasText = formato === 'html' || formato === 'docx';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-60">
          <span className="flex items-center gap-2 text-body">
            Versão {numero} {atual && <Badge tone="positive">Em uso</Badge>}
          </span>
          <span className="figures block break-words text-caption text-muted">
            {formatDateTime(createdDate)}&nbsp;· {displayName(autor) ?? 'Equipe da plataforma'}&nbsp;· {nome}&nbsp;·{' '}
            {formatBytes(tamanho)}
          </span>
        </span>
        {hasText && (
          <Button size="sm" aria-expanded={isShown} onClick={onShow}>
            {isShown ? 'Fechar' : numero > 1 ? 'Ver o que mudou' : 'Ver texto'}
          </Button>
        )}
        <IconButton
          icon={Download}
          size="sm"
          label={`Baixar versão ${numero}`}
          loading={download.isPending}
          onClick={() => download.mutate(numero)}
        />
      </div>
      {isShown && <VersionText id={id} id_tenant={id_tenant} numero={numero} />}
    </>
  );
}

function VersionText({ id, id_tenant, numero }: { id: string; id_tenant: string; numero: number }) {
  const text = useQuery(templateVersionQuery(id_tenant, id, numero));
  if (text.isError) {
    return <ErrorState title="Erro ao carregar a versão." error={text.error} onRetry={() => text.refetch()} />;
  }
  if (!text.data) {
    return (
      <div className="mt-3">
        <LoadingNote />
        <Skeleton />
      </div>
    );
  }
  return (
    <div className="mt-3 rounded-md border p-4">
      <AgreementHtml html={text.data.alteracoes ?? text.data.html ?? ''} />
    </div>
  );
}
