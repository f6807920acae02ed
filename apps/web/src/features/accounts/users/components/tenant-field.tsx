import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';

interface TenantFieldProps {
  value: string | undefined;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** Consultancy of a USUARIO; staff of the provider have none. */
export function TenantField({ value, onChange, error }: TenantFieldProps) {
  const { id_tenant: provider } = useActor();
  const { data: tenants = [], isError } = useQuery(tenantsQuery);
  const options = tenants.filter(({ id }) => id !== provider).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Field label="Empresa" required error={isError ? 'Erro ao carregar Tenant.' : error}>
      <Select value={value} onValueChange={onChange} options={options} />
    </Field>
  );
}
