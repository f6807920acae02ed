import { displayName } from '@restitui/brazil/display-name.ts';
import { leadStatusLabels, openLeadStatus } from '@restitui/domain/crm/leads/lead-status.ts';
import { canAssignLeads } from '@restitui/domain/crm/leads/leads.access.ts';
import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleDot, UserRound } from 'lucide-react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLabel } from '../../../../ui/dropdown-menu.tsx';
import { SelectionBar } from '../../../../ui/selection-bar.tsx';
import { leadAssigneesQuery, updateLeads } from '../leads.queries.ts';

interface LeadSelectionBarProps {
  /** The selected leads of the page, none of which is converted. */
  leads: readonly Lead[];
  onClear: () => void;
}

/** Gives the selected leads a status or a responsible; both can be changed back, so that nothing is asked. */
export function LeadSelectionBar({ leads, onClear }: LeadSelectionBarProps) {
  const assigns = canAssignLeads(useActor());
  const { data: people = [] } = useQuery({ ...leadAssigneesQuery(useActingTenant()), enabled: assigns });
  const update = useMutation(updateLeads());
  return (
    <SelectionBar count={leads.length} onClear={onClear}>
      <DropdownMenu
        align="start"
        side="top"
        trigger={
          <Button size="sm" loading={update.isPending}>
            <CircleDot aria-hidden />
            Estado
          </Button>
        }
      >
        <MenuLabel>Novo estado</MenuLabel>
        {openLeadStatus.options.map((status) => (
          <MenuItem key={status} onSelect={() => update.mutate({ leads, change: { status } })}>
            {leadStatusLabels[status]}
          </MenuItem>
        ))}
      </DropdownMenu>
      {assigns && (
        <DropdownMenu
          align="start"
          side="top"
          className="max-h-80 max-w-80"
          trigger={
            <Button size="sm" loading={update.isPending}>
              <UserRound aria-hidden />
              Responsável
            </Button>
          }
        >
          <MenuLabel>Entregar a</MenuLabel>
          {people.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => update.mutate({ leads, change: { id_responsavel: id } })}>
              {displayName(name)}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
    </SelectionBar>
  );
}
