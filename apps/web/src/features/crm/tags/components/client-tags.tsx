import { canChangeTags } from '@restitui/domain/crm/tags/tags.access.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings2, Tag as TagIcon } from 'lucide-react';
import { usePhone } from '../../../../lib/media-query.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator, MenuTick } from '../../../../ui/dropdown-menu.tsx';
import { setTagOfClient, tagsOfClientQuery, tagsQuery } from '../tags.queries.ts';
import { TagDot } from './tag-chip.tsx';
import { TagChips } from './tag-chips.tsx';

/** The tags of a client with a menu that puts them on and takes them off. */
export function ClientTags({ id_client }: { id_client: string }) {
  const mayChange = canChangeTags(useActor());
  const { data: all } = useQuery(tagsQuery());
  const { data: own } = useQuery(tagsOfClientQuery(id_client));
  const phone = usePhone();
  const change = useMutation(setTagOfClient(id_client));
  // Without tags to choose from, the button would be of no use to staff who may not create one.
  if (!own || !all || (all.length === 0 && !mayChange)) return null;
  return (
    <div className="flex min-w-0 items-center gap-2 sm:flex-wrap [&>ul]:max-sm:flex-nowrap">
      <DropdownMenu
        align="start"
        className="max-h-96 max-w-72 overflow-y-auto"
        trigger={
          <Button size="sm" variant="ghost" className="px-2 text-muted">
            <TagIcon aria-hidden />
            <span className="max-sm:sr-only">Etiquetas</span>
          </Button>
        }
      >
        <MenuLabel>{all.length > 0 ? 'Etiquetas do cliente' : 'A empresa ainda não tem etiquetas.'}</MenuLabel>
        {all.map((tag) => (
          <MenuTick
            key={tag.id}
            checked={own.some(({ id }) => id === tag.id)}
            onCheckedChange={(on) => change.mutate({ tag, on })}
          >
            <TagDot colour={tag.cor} />
            <span className="min-w-0 break-words">{tag.nome}</span>
          </MenuTick>
        ))}
        {mayChange && (
          <>
            <MenuSeparator />
            <MenuItem icon={Settings2} asChild>
              <Link to="/etiquetas">Criar e alterar etiquetas</Link>
            </MenuItem>
          </>
        )}
      </DropdownMenu>
      {/* After the button, so that its open menu stays in place while tags come and go. */}
      <TagChips tags={own} most={phone ? 2 : own.length} />
    </div>
  );
}
