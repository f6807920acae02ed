import { plural } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { useQuery } from '@tanstack/react-query';
import { usedTemplatesQuery } from '../templates.queries.ts';

/** The template versions that an agreement was written from, for staff. */
export function UsedTemplates({ id, id_tenant, version }: { id: string; id_tenant: string; version: number }) {
  const { data = [] } = useQuery(usedTemplatesQuery(id_tenant, id, version));
  if (data.length === 0) return null;
  return (
    <p className="text-caption text-muted print:hidden">
      {plural(data.length, 'Modelo: ', 'Modelos: ')}
      {joinFacts(
        ...data.map(({ nameContrato, numero, atual }) => {
          const newer = atual > numero ? ` (já existe a versão ${atual})` : '';
          return `${nameContrato}, versão ${numero}${newer}`;
        }),
      )}
    </p>
  );
}
