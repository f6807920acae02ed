import { useQuery } from '@tanstack/react-query';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';

interface TenantFieldProps {
  value: string | undefined;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** Company of a USUARIO: a consultancy, or the provider where it is the selected company. */
export function TenantField({ value, onChange, error }: TenantFieldProps) {
  const { id_tenant: provider } = useActor();
  const selected = useSelectedTenant()?.id;
  const { data: tenants = [], isError } = useQuery(tenantsQuery);
  const options = tenants
    .filter(({ id }) => id !== provider || id === selected)
    .map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Field label="Empresa" required error={isError ? 'Erro ao carregar Tenant.' : error}>
      <Select value={value} onValueChange={onChange} options={options} />
    </Field>
  );
}
