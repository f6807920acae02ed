import { isOpenSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { BoletoDetail } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Banknote, Download, QrCode, RefreshCw } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { boletoMessages } from '../boletos.messages.ts';
import { downloadBoleto, payBoleto, refreshBoleto } from '../boletos.queries.ts';

/** Buttons for PDF, refresh and, for demonstration boletos, payment. */
export function BoletoActions({
  boleto: { id, banco, situacao, codigoSolicitacao, linhaDigitavel, pagavelAqui },
}: {
  boleto: BoletoDetail;
}) {
  const download = useMutation(downloadBoleto);
  const refresh = useMutation(refreshBoleto(id));
  const pay = useMutation(payBoleto(id));
  return (
    <div className="mb-5 flex flex-col gap-4">
      {banco === 'LOCAL' && <Notice tone="warning">{boletoMessages.worthless}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isOpenSituacao(situacao) ? 'primary' : 'secondary'}
          disabled={!linhaDigitavel}
          loading={download.isPending}
          onClick={() => download.mutate(id)}
        >
          <Download aria-hidden />
          Baixar PDF
        </Button>
        {codigoSolicitacao && (
          <Button loading={refresh.isPending} onClick={() => refresh.mutate()}>
            <RefreshCw aria-hidden />
            Consultar banco
          </Button>
        )}
        {pagavelAqui && linhaDigitavel && (
          <>
            <Button loading={pay.isPending} onClick={() => pay.mutate('BOLETO')}>
              <Banknote aria-hidden />
              Pagar (demonstração)
            </Button>
            <Button disabled={pay.isPending} onClick={() => pay.mutate('PIX')}>
              <QrCode aria-hidden />
              Pagar por Pix
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
