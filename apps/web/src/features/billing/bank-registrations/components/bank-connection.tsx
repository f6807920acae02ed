import { useMutation } from '@tanstack/react-query';
import { BellRing, PlugZap } from 'lucide-react';
import { errorText } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { bankMessages } from '../bank-registrations.messages.ts';
import { registerNotices, testBank } from '../bank-registrations.queries.ts';

/** Tests the bank connection and registers the notice address; results are shown beside their buttons. */
export function BankConnection() {
  const test = useMutation(testBank);
  const notices = useMutation(registerNotices);
  return (
    <Card title="Conexão com o banco" description="O teste só pede ao banco que nos deixe entrar: nada é cobrado.">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Button loading={test.isPending} onClick={() => test.mutate()}>
            <PlugZap aria-hidden />
            Testar conexão
          </Button>
          <Button loading={notices.isPending} onClick={() => notices.mutate()}>
            <BellRing aria-hidden />
            Ativar avisos de pagamento
          </Button>
        </div>
        {test.data && (
          <Notice tone={test.data.banco === 'LOCAL' ? 'warning' : 'positive'}>
            {bankMessages.connected[test.data.banco]}
          </Notice>
        )}
        {test.isError && (
          <Notice tone="danger" error={test.error}>
            {errorText(test.error)}
          </Notice>
        )}
        {notices.isSuccess && <Notice tone="positive">{bankMessages.noticesRegistered}</Notice>}
        {notices.isError && (
          <Notice tone="danger" error={notices.error}>
            {errorText(notices.error)}
          </Notice>
        )}
      </div>
    </Card>
  );
}
