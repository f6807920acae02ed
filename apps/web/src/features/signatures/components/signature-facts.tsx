import type { Signature } from '@restitui/domain/signatures/signatures.api.ts';
import { formatCnpjCpf, formatDateTime } from '../../../lib/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { decisionNote } from '../status-words.ts';

export function SignatureFacts({ signature }: { signature: Signature }) {
  const facts = [
    [signature.id_user ? 'Nome do usuário' : 'Nome do proprietário', signature.nome],
    ['CPF', formatCnpjCpf(signature.cpf)],
    ['Verificado', signature.isVerifed ? 'Sim' : 'Não'],
    ['Conferência', [decisionNote(signature), signature.decidedBy].filter(Boolean).join(' por ')],
    ['Assinado em', formatDateTime(signature.createData)],
    ['Dispositivo', signature.maquina],
    ['Localização', signature.local],
  ];
  return (
    <>
      {signature.decision === 'denied' && (
        <Notice tone="danger" title="Assinatura negada" className="mb-4">
          {signature.reason ? `Motivo: ${signature.reason}` : 'Nenhum motivo foi registrado.'}
        </Notice>
      )}
      <dl className="grid gap-x-8 gap-y-4 rounded-md border p-4 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="figures break-words">{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
