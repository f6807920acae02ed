import { canCreateTemplate, canDeleteTemplate } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Eye, FilePen, FilePlus2, FileUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { takenTemplatesQuery } from '../templates.queries.ts';
import { DeleteTemplate } from './delete-template.tsx';
import { IncludedTemplates } from './included-templates.tsx';
import { createdColumn, nameColumn, templateLines, typeColumn, versionColumn } from './template-columns.tsx';
import { type TemplateAction, TemplateButtons, TemplateMenu } from './template-menu.tsx';
import { TemplateTable } from './template-table.tsx';

interface ActiveTemplatesProps {
  tenant: string;
  onCreate: () => void;
  onReplace: (template: Template) => void;
}

export function ActiveTemplates({ tenant, onCreate, onReplace }: ActiveTemplatesProps) {
  const actor = useActor();
  const { data: tenants } = useQuery(tenantsQuery);
  const [deleting, setDeleting] = useState<Template>();
  const mayCreate = canCreateTemplate(actor, tenant);
  // The list follows the offer of included texts, which would push it away.
  const { isLoading } = useQuery({ ...takenTemplatesQuery(tenant), enabled: mayCreate });
  const titleOf = (id: string) => tenants?.find((one) => one.id === id)?.title ?? '';

  const actionsOf = (template: Template, preview: (template: Template) => void): TemplateAction[] => {
    const { nameContrato, documento } = template;
    return [
      { icon: Eye, text: 'Ver', label: `Ver ${nameContrato}`, run: () => preview(template) },
      ...(mayCreate
        ? [
            {
              icon: documento ? FilePen : FileUp,
              text: documento ? 'Substituir por nova versão' : 'Enviar documento',
              label: documento ? `Substituir ${nameContrato} por nova versão` : `Enviar documento de ${nameContrato}`,
              run: () => onReplace(template),
            },
          ]
        : []),
      ...(canDeleteTemplate(actor, tenant)
        ? [
            {
              icon: Trash2,
              text: 'Excluir',
              label: `Excluir ${nameContrato}`,
              tone: 'danger' as const,
              run: () => setDeleting(template),
            },
          ]
        : []),
    ];
  };

  const columns = (preview: (template: Template) => void): DataColumn<Template>[] => [
    nameColumn,
    {
      id: 'id_tenant',
      header: 'Empresa',
      cell: ({ id_tenant }) => <TwoLines>{titleOf(id_tenant)}</TwoLines>,
      width: '11rem',
      hideBelow: 'lg',
    },
    typeColumn,
    versionColumn,
    createdColumn,
    {
      id: 'acoes',
      header: 'Ações',
      width: '9rem',
      cell: (template) => <TemplateButtons actions={actionsOf(template, preview)} />,
    },
  ];

  if (isLoading) {
    return (
      <Card flush className="min-h-screen">
        <SkeletonLines />
      </Card>
    );
  }
  return (
    <>
      <IncludedTemplates tenant={tenant} />
      <TemplateTable
        label="Contratos"
        tenant={tenant}
        isAtivo="true"
        columns={columns}
        lines={(preview) => ({
          ...templateLines,
          actions: (template) => <TemplateMenu template={template} actions={actionsOf(template, preview)} />,
        })}
        empty={
          <EmptyState
            icon={FilePlus2}
            title="Nenhum contrato cadastrado"
            description="Os modelos daqui são preenchidos com os dados de cada cliente e parceiro: um ativo por tipo."
            action={
              mayCreate && (
                <Button variant="primary" onClick={onCreate}>
                  Criar contrato
                </Button>
              )
            }
          />
        }
      />
      <DeleteTemplate template={deleting} tenant={tenant} onDone={() => setDeleting(undefined)} />
    </>
  );
}
