import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { typeUserLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../../lib/formats.ts';
import { type Fact, FactList } from '../../../../ui/fact-list.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { CargoEditor } from './cargo-editor.tsx';
import { CommissionEditor } from './commission-editor.tsx';
import { registeredBy } from './user-columns.tsx';

export function UserFacts({ user }: { user: UserSummary }) {
  const tenants = useQuery(tenantsQuery).data;
  const tenant = tenants?.find(({ id }) => id === user.id_tenant);
  const facts: readonly Fact[] = [
    ['Email', user.email],
    ['CPF', formatCpf(user.cpf)],
    ['WhatsApp', formatPhone(user.whatsApp)],
    ['Tipo', typeUserLabels[user.typeUser]],
    ['Empresa', tenant?.title ?? formatCnpj(user.id_tenant)],
    ['Cargo', <CargoEditor key="cargo" user={user} />],
    ['Comissão', <CommissionEditor key="comissao" user={user} />],
    ['Último acesso', user.lastSignInAt ? formatDateTime(user.lastSignInAt) : 'Nunca entrou'],
    ['Cadastrado por', registeredBy(user)],
    ...(user.razao_social ? [['Razão social', displayName(user.razao_social)] satisfies Fact] : []),
  ];
  return (
    <FactList
      className="figures mb-8 gap-x-8 rounded-md border bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3 [&_dd]:min-h-7 [&_dd]:leading-7"
      facts={facts}
    />
  );
}
