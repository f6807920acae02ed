import type { Actor } from '@restitui/domain/users/actor.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useActor } from '../../../lib/use-actor.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { OptionsHeader } from './options-header.tsx';

export interface OptionArea {
  /** In the address. */
  key: string;
  title: string;
  /** Takes the client of the address, where the page is a client's (C-50). */
  content: ComponentType<{ cnpjcpf?: string | undefined }>;
  /** Who has it; everybody without it. */
  for?: (who: Actor) => boolean;
}

interface OptionAreasProps {
  title: string;
  description: string;
  areas: readonly OptionArea[];
}

/** A page of areas, one open at a time: which one stands in the address. */
export function OptionAreas({ title, description, areas: all }: OptionAreasProps) {
  const { area } = useSearch({ strict: false });
  const { cnpjcpf } = useParams({ strict: false });
  const navigate = useNavigate();
  const actor = useActor();
  const areas = all.filter((each) => each.for?.(actor) ?? true);
  const open = areas.find(({ key }) => key === area) ?? areas[0];

  return (
    <>
      <OptionsHeader title={title} description={description} />
      {open ? (
        <Tabs
          label={title}
          value={open.key}
          onValueChange={(key) =>
            navigate({
              to: '.',
              search: { area: key === areas[0]?.key ? undefined : key } as never,
              resetScroll: false,
            })
          }
          tabs={areas.map(({ key, title: label, content: Content }) => ({
            value: key,
            label,
            content: <Content cnpjcpf={cnpjcpf} />,
          }))}
        />
      ) : (
        <Card>
          <EmptyState title="Nada por aqui" description="As áreas desta página não fazem parte do seu acesso." />
        </Card>
      )}
    </>
  );
}
