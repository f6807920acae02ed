import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import type { ComponentType } from 'react';
import { optionRoutes } from '../../../../lib/route-ids.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { openArea } from '../open-area.ts';
import { OptionsFrame } from './options-frame.tsx';

export interface OptionArea {
  /** Identifier in the URL. */
  key: string;
  title: string;
  /** Receives the client of the URL on a client's page (C-50). */
  content: ComponentType<{ cnpjcpf?: string | undefined }>;
  /** Restricts the area to some actors; absent for all. */
  for?: (who: Actor) => boolean;
}

interface OptionAreasProps {
  title: string;
  description: string;
  areas: readonly OptionArea[];
}

/** Renders a page of areas of which one is open; the URL stores which. */
export function OptionAreas({ title, description, areas: all }: OptionAreasProps) {
  const [{ area }, changeSearch] = usePageSearch(openArea, optionRoutes);
  const cnpjcpf = useOpenClient();
  const actor = useActor();
  const areas = all.filter((each) => each.for?.(actor) ?? true);
  const open = areas.find(({ key }) => key === area) ?? areas[0];

  return (
    <OptionsFrame title={title} description={description}>
      {open ? (
        <Tabs
          label={title}
          value={open.key}
          onValueChange={(key) => changeSearch({ area: key === areas[0]?.key ? undefined : key }, { only: true })}
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
    </OptionsFrame>
  );
}
