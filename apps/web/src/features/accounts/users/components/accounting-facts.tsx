import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { Building2 } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';

type Firm = Pick<User, 'cnpj' | 'razao_social' | 'cnae' | 'cnae_info'>;

/** The user's accounting firm (F-375). */
export function AccountingFacts({ user: { cnpj, razao_social, cnae, cnae_info } }: { user: Firm }) {
  if (!cnpj && !razao_social && !cnae && !cnae_info) {
    return (
      <EmptyState
        icon={Building2}
        title="Escritório não informado"
        description="Peça a quem administra os usuários que complete o cadastro do seu escritório."
      />
    );
  }
  return (
    <>
      <FactList
        className="figures sm:grid-cols-2"
        facts={[
          ['CNPJ', cnpj ? formatCnpj(cnpj) : '—'],
          ['Razão social', displayName(razao_social) || '—'],
          ['CNAE', cnae || '—'],
          ['Atividade principal', cnae_info || '—'],
        ]}
      />
      <p className="mt-6 border-t pt-4 pb-2 text-caption text-muted">Só quem administra os usuários altera.</p>
    </>
  );
}
