import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { typeUserLabels } from '@restitui/domain/users/cargo.ts';
import type { UserSummary } from '@restitui/domain/users/users.api.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tenantsQuery } from '../../tenants/tenants.queries.ts';
import { CargoEditor } from './cargo-editor.tsx';
import { CommissionEditor } from './commission-editor.tsx';

export function UserFacts({ user }: { user: UserSummary }) {
  const tenants = useQuery(tenantsQuery).data;
  const tenant = tenants?.find(({ id }) => id === user.id_tenant);
  const facts: (readonly [string, ReactNode])[] = [
    ['Email', user.email],
    ['CPF', formatCpf(user.cpf)],
    ['WhatsApp', formatPhone(user.whatsApp)],
    ['Tipo', typeUserLabels[user.typeUser]],
    ['Empresa', tenant?.title ?? formatCnpj(user.id_tenant)],
    ['Cargo', <CargoEditor key="cargo" user={user} />],
    ['Comissão', <CommissionEditor key="comissao" user={user} />],
    ...(user.razao_social ? ([['Razão social', user.razao_social]] as const) : []),
  ];
  return (
    <dl className="mb-8 grid gap-x-8 gap-y-4 rounded-md border bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="figures min-h-7 break-words text-body leading-7">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
