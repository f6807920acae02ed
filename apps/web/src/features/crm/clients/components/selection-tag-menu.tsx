import type { SelectionResult } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import type { ListedClient } from '@restitui/domain/crm/clients/clients.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Tag as TagIcon } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuLabel, MenuTick } from '../../../../ui/dropdown-menu.tsx';
import { TagDot } from '../../tags/components/tag-chip.tsx';
import { tagsQuery } from '../../tags/tags.queries.ts';
import { setTagOfSelection } from '../client-selection.queries.ts';

interface SelectionTagMenuProps {
  clients: readonly ListedClient[];
  onRefused: (refused: SelectionResult['recusados']) => void;
}

/** Puts a tag on the selected clients; takes it off when all of them have it. */
export function SelectionTagMenu({ clients, onRefused }: SelectionTagMenuProps) {
  const { data: tags } = useQuery(tagsQuery());
  const change = useMutation({ ...setTagOfSelection(), onSuccess: ({ recusados }) => onRefused(recusados) });
  if (!tags || tags.length === 0) return null;
  const allHave = (id: string) => clients.every(({ etiquetas }) => etiquetas.some((tag) => tag.id === id));
  const id_clients = clients.map(({ cnpjcpf }) => cnpjcpf);

  return (
    <DropdownMenu
      align="start"
      side="top"
      className="max-h-80 max-w-72"
      trigger={
        <Button size="sm" loading={change.isPending}>
          <TagIcon aria-hidden />
          Etiquetas
        </Button>
      }
    >
      <MenuLabel>Etiquetas dos clientes marcados</MenuLabel>
      {tags.map(({ id, nome, cor }) => (
        <MenuTick
          key={id}
          checked={allHave(id)}
          onCheckedChange={(on) => change.mutate({ id_clients, id_tag: id, on })}
        >
          <TagDot colour={cor} />
          <span className="min-w-0 break-words">{nome}</span>
        </MenuTick>
      ))}
    </DropdownMenu>
  );
}
