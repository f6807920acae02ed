import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { evidenceMessages as messages } from '../evidence.messages.ts';
import { certificateQuery, removeCertificate } from '../evidence.queries.ts';
import { CertificateForm } from './certificate-form.tsx';

/** Facts of the company's seal certificate; the key is never sent. */
export function CertificateCard() {
  const { data, error, refetch, isFetching } = useQuery(certificateQuery(useActingTenant()));
  const remove = useMutation(removeCertificate);
  const [isAsking, setAsking] = useState(false);
  if (error && data === undefined) {
    return <ErrorState title={messages.certificateLoadFailed} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  const isOwn = data?.kind === 'a1';
  return (
    <Card
      title="Certificado do selo"
      description="O e-CNPJ A1 da empresa sela os contratos. Sem ele, o selo usa um certificado de desenvolvimento."
      actions={isOwn && <Button onClick={() => setAsking(true)}>Remover certificado</Button>}
    >
      {data === undefined ? (
        <LoadingBlock className="h-24" />
      ) : (
        <div className="flex flex-col gap-6">
          {data && (
            <FactList
              className="sm:grid-cols-2"
              facts={[
                ['Titular', data.subject],
                ['Tipo', isOwn ? 'e-CNPJ A1' : 'De desenvolvimento: nenhuma autoridade confirma o nome'],
                ['Válido até', formatDate(data.validUntil)],
                [
                  'SHA-256',
                  <span key="sha256" className="figures break-all">
                    {data.fingerprint}
                  </span>,
                ],
              ]}
            />
          )}
          <CertificateForm key={data?.fingerprint ?? 'none'} />
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remover o certificado?"
        description="Os documentos já selados continuam válidos. Os próximos usam o certificado de desenvolvimento."
        confirmLabel="Remover"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </Card>
  );
}
