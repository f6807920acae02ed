import { displayName } from '@restitui/brazil/display-name.ts';
import type { IdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { shownPlace } from '@restitui/domain/accounts/identity-checks/shown-place.ts';
import { formatCnpjCpf, formatDateTime } from '../../../../lib/formats.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { decisionNote } from '../status-text.ts';

export function IdentityCheckFacts({ signature }: { signature: IdentityCheck }) {
  const facts: readonly (readonly [string, string | null])[] = [
    [signature.id_user ? 'Nome do usuário' : 'Nome do proprietário', displayName(signature.nome)],
    ['CPF', formatCnpjCpf(signature.cpf)],
    ['Verificado', signature.isVerifed ? 'Sim' : 'Não'],
    ...(signature.decision === 'none'
      ? []
      : ([
          ['Conferência', [decisionNote(signature), displayName(signature.decidedBy)].filter(Boolean).join(' por ')],
        ] as const)),
    ['Assinado em', formatDateTime(signature.createData)],
    ['Dispositivo', signature.maquina],
    ['Localização', shownPlace(signature.local)],
  ];
  return (
    <>
      {signature.decision === 'denied' && (
        <Notice tone="danger" title="Assinatura negada" className="mb-4">
          {signature.reason ? `Motivo: ${signature.reason}` : 'Nenhum motivo foi registrado.'}
        </Notice>
      )}
      <FactList
        className="figures gap-x-8 rounded-md border p-4 sm:grid-cols-2 lg:grid-cols-3"
        facts={facts.map(([label, value]) => [label, value || '—'])}
      />
    </>
  );
}
