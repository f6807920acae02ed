import { cargoLabels, typeCargo, typeUser, typeUserLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { UserFilters } from '@restitui/domain/accounts/users/user-list.ts';
import { userSituation, userSituationLabels } from '@restitui/domain/accounts/users/user-situation.ts';
import { useQuery } from '@tanstack/react-query';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { countFilters } from '../count-filters.ts';

interface UserFilterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: UserFilters;
  onChange: (filters: Partial<UserFilters>) => void;
}

const cargoOptions = typeCargo.options.map((value) => ({ value, label: cargoLabels[value] }));
const typeOptions = typeUser.options.map((value) => ({ value, label: typeUserLabels[value] }));

const situationOptions = userSituation.options.map((value) => ({ value, label: userSituationLabels[value] }));

/** Each choice takes effect at once on the list behind the dialog. */
export function UserFilterDialog({ open, onOpenChange, filters, onChange }: UserFilterDialogProps) {
  const actor = useActor();
  const selected = useSelectedTenant();
  const tenants = useQuery(tenantsQuery).data;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Filtros"
      size="sm"
      footer={
        <>
          <Button
            variant="ghost"
            disabled={countFilters(filters) === 0}
            onClick={() =>
              onChange({ typeCargo: undefined, typeUser: undefined, situacao: undefined, id_tenant: undefined })
            }
          >
            Limpar filtros
          </Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Ver usuários
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Cargo">
          <FilterSelect
            value={filters.typeCargo}
            onValueChange={(value) => onChange({ typeCargo: value })}
            every="Todos"
            options={cargoOptions}
          />
        </Field>
        <Field label="Tipo de usuário">
          <FilterSelect
            value={filters.typeUser}
            onValueChange={(value) => onChange({ typeUser: value })}
            every="Todos"
            options={typeOptions}
          />
        </Field>
        <Field label="Situação">
          <FilterSelect
            value={filters.situacao}
            onValueChange={(value) => onChange({ situacao: value })}
            every="Todas"
            options={situationOptions}
          />
        </Field>
        {actor.typeUser === 'ADMIN' && !selected && (
          <Field label="Empresa">
            <FilterSelect
              value={filters.id_tenant}
              onValueChange={(value) => onChange({ id_tenant: value })}
              every="Todas"
              options={(tenants ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
