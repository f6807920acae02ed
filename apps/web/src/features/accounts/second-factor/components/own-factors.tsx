import type { Factor } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { deviceName } from '@restitui/domain/accounts/session/device-name.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { factorMessages } from '../second-factor.messages.ts';
import { enrolPasskey, mustEnrolFactor, ownFactorsQuery } from '../second-factor.queries.ts';
import { EnrolAppDialog } from './enrol-app-dialog.tsx';
import { FactorItem } from './factor-item.tsx';
import { NameDialog } from './name-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

interface OwnFactorsProps {
  /** Level of its heading below that of the page or dialog. */
  heading: 'h2' | 'h3';
  /** Called once a factor was enrolled and its recovery codes were put away. */
  onEnrolled?: () => void;
}

/** The user's factors and recovery codes, with enrolment. */
export function OwnFactors({ heading: Heading, onEnrolled }: OwnFactorsProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(ownFactorsQuery);
  const [adding, setAdding] = useState<Factor['kind']>();
  const [codes, setCodes] = useState<string[]>();
  const passkey = useMutation(enrolPasskey);

  const mustEnrol = mustEnrolFactor(data);

  function finish(recoveryCodes: string[] | undefined) {
    setAdding(undefined);
    setCodes(recoveryCodes);
    if (!recoveryCodes) onEnrolled?.();
  }

  return (
    <section aria-labelledby="segundo-fator" className="flex flex-col gap-3">
      <Heading id="segundo-fator" className="font-semibold text-lead">
        Segundo fator
      </Heading>
      <p className="text-body text-muted">{factorMessages.about}</p>
      {isPending && <LoadingBlock className="h-12 w-full" />}
      {error && !data && (
        <ErrorState
          className="py-6"
          title={factorMessages.loadFailed}
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {mustEnrol && <Notice tone="warning">{factorMessages.required}</Notice>}
      {data && data.factors.length > 0 && (
        <ul aria-label="Segundos fatores" className="divide-y border-y">
          {data.factors.map((factor) => (
            <FactorItem key={factor.id} factor={factor} isLast={data.factors.length === 1} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={mustEnrol ? 'primary' : 'secondary'} onClick={() => setAdding('totp')}>
          <Smartphone aria-hidden />
          Cadastrar aplicativo
        </Button>
        <Button onClick={() => setAdding('passkey')} disabled={!('PublicKeyCredential' in window)}>
          <KeyRound aria-hidden />
          Cadastrar chave de acesso
        </Button>
      </div>
      {data && data.factors.length > 0 && <RecoveryCodes left={data.recoveryCodesLeft} onRenewed={setCodes} />}
      {adding === 'totp' && <EnrolAppDialog onClose={() => setAdding(undefined)} onEnrolled={finish} />}
      {adding === 'passkey' && (
        <NameDialog
          title="Chave de acesso"
          description="O navegador pede a digital, o rosto ou o PIN deste aparelho, ou uma chave de segurança."
          confirmLabel="Cadastrar"
          name={deviceName(navigator.userAgent)}
          pending={passkey.isPending}
          error={passkey.error}
          onName={(name) => passkey.mutate(name, { onSuccess: ({ recoveryCodes }) => finish(recoveryCodes) })}
          onClose={() => {
            passkey.reset();
            setAdding(undefined);
          }}
        />
      )}
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          setCodes(undefined);
          onEnrolled?.();
        }}
      />
    </section>
  );
}
