import { canVerifySignatures } from '@restitui/domain/simples/authenticity/authenticity.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { authenticityMessages } from '../authenticity.messages.ts';
import { authenticityQuery, isRunning } from '../authenticity.queries.ts';
import { CheckStatus } from './check-status.tsx';
import { VerifyForm } from './verify-form.tsx';

/** Starts and shows the verification of the digital signatures of the notes. */
export function AuthenticitySection({ id_apuracao }: { id_apuracao: string }) {
  const actor = useActor();
  const check = useQuery(authenticityQuery(id_apuracao));
  const mayVerify = canVerifySignatures(actor);

  return (
    <Card
      title="Autenticidade das notas"
      description="A assinatura digital de cada XML: conteúdo, certificado e protocolo. Nota apontada não sai da soma."
    >
      <div className="flex flex-col gap-4">
        {mayVerify && <VerifyForm id_apuracao={id_apuracao} running={isRunning(check.data?.state)} />}
        {check.isPending && <LoadingBlock className="h-9" />}
        {check.isError && (
          <ErrorState
            title={authenticityMessages.loadFailed}
            error={check.error}
            onRetry={() => check.refetch()}
            className="py-6"
          />
        )}
        <div aria-live="polite" className="empty:hidden">
          {check.data && <CheckStatus id_apuracao={id_apuracao} check={check.data} mayCancel={mayVerify} />}
          {check.data === null && !mayVerify && (
            <p className="text-body text-muted">A equipe do provedor ainda não verificou as assinaturas.</p>
          )}
        </div>
        <p className="text-caption text-muted">
          Confere o resumo e a assinatura do XML, o CNPJ e a validade do certificado e o resumo que a SEFAZ autorizou. A
          cadeia do certificado até a raiz da ICP-Brasil e a revogação não são conferidas: um certificado falso em nome
          do CNPJ passaria.
        </p>
      </div>
    </Card>
  );
}
