import { cargoLabels, typeCargo, typeUser, typeUserLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { UserFilters } from '@restitui/domain/accounts/users/user-list.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { countFilters } from '../count-filters.ts';

interface UserFilterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: UserFilters;
  onChange: (filters: Partial<UserFilters>) => void;
}

const cargoOptions = typeCargo.options.map((value) => ({ value, label: cargoLabels[value] }));
const typeOptions = typeUser.options.map((value) => ({ value, label: typeUserLabels[value] }));

/** Each choice takes effect at once on the list behind the dialog. */
export function UserFilterDialog({ open, onOpenChange, filters, onChange }: UserFilterDialogProps) {
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
            onClick={() => onChange({ typeCargo: undefined, typeUser: undefined })}
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
      </div>
    </Dialog>
  );
}
