import { outsideServiceLabels } from '@restitui/domain/operations/system/outside-service.ts';
import type { SystemState } from '@restitui/domain/operations/system/system.api.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';

interface Line {
  key: string;
  label: string;
  place: string | undefined;
  tone: Tone;
  text: string;
}

const isNamed = ({ host }: SystemState['services'][number]) => host !== null;

function linesOf({ services, storageProblem, isDiskLow }: SystemState): Line[] {
  return [
    // Without the database there is no answer.
    { key: 'database', label: 'Banco de dados', place: undefined, tone: 'positive', text: 'Responde' },
    {
      ...{ key: 'storage', label: 'Armazenamento de arquivos', place: undefined },
      ...(storageProblem === null
        ? { tone: 'positive', text: 'Responde' }
        : { tone: 'danger', text: `Falha: ${storageProblem}` }),
    },
    {
      ...{ key: 'disk', label: 'Espaço em disco', place: undefined },
      ...(isDiskLow ? { tone: 'danger', text: 'Quase cheio' } : { tone: 'positive', text: 'Suficiente' }),
    },
    ...services.filter(isNamed).map(({ service, host, problem }): Line => {
      const line = { key: `${service} ${host}`, label: outsideServiceLabels[service], place: host ?? undefined };
      return problem === null
        ? { ...line, tone: 'positive', text: 'Aceita conexão' }
        : { ...line, tone: 'danger', text: `Falha: ${problem}` };
    }),
  ];
}

/** Database, storage, disk and outside services, each with its state. */
export function ServicesCard({ state }: { state: SystemState }) {
  const unnamed = state.services.filter((service) => !isNamed(service));
  return (
    <Card flush title="Serviços" description="Serviços externos são conferidos no máximo uma vez por minuto.">
      <ul className="divide-y border-t">
        {linesOf(state).map(({ key, label, place, tone, text }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-body">
            <span className="min-w-0 flex-1 basis-40">
              {label}
              {place && <span className="block break-all text-caption text-muted">{place}</span>}
            </span>
            <Badge tone={tone}>{text}</Badge>
          </li>
        ))}
      </ul>
      {unnamed.length > 0 && (
        <p className="border-t px-4 py-3 text-caption text-muted">
          Não configurados: {unnamed.map(({ service }) => outsideServiceLabels[service]).join(', ')}.
        </p>
      )}
    </Card>
  );
}
