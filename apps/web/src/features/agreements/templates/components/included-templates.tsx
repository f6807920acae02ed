import { counted } from '@restitui/brazil/counted.ts';
import { templateType, templateTypeLabels } from '@restitui/domain/agreements/templates/template-type.ts';
import { canCreateTemplate } from '@restitui/domain/agreements/templates/templates.access.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { addIncludedTemplates } from '../included-templates.queries.ts';
import { takenTemplatesQuery } from '../templates.queries.ts';

/** Offers the included texts for the types that have no template; nothing when every type has one. */
export function IncludedTemplates({ tenant }: { tenant: string }) {
  const mayCreate = canCreateTemplate(useActor(), tenant);
  const { data: taken } = useQuery({ ...takenTemplatesQuery(tenant), enabled: mayCreate });
  const add = useMutation(addIncludedTemplates(tenant));
  if (!mayCreate || !taken) return null;
  const missing = templateType.options.filter((type) => !taken.some(({ typeContrato }) => typeContrato === type));
  if (missing.length === 0) return null;

  const names = missing.map((type) => templateTypeLabels[type]).join(', ');
  return (
    <Notice
      tone="info"
      className="mb-4"
      title={`${counted(missing.length, 'tipo', 'tipos')} sem modelo`}
      action={
        <Button size="sm" loading={add.isPending} onClick={() => add.mutate()}>
          Usar os textos incluídos
        </Button>
      }
    >
      <p>{names}. Os textos incluídos são um ponto de partida: peça ao seu jurídico que os revise.</p>
    </Notice>
  );
}
