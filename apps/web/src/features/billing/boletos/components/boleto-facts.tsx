import { formatBoletoLine } from '@restitui/brazil/boleto-number.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { boletoSituacaoLabels, isOpenSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { lateCharges } from '@restitui/domain/billing/boletos/boleto-texts.ts';
import type { BoletoDetail } from '@restitui/domain/billing/boletos/boletos.api.ts';
import type { ReactNode } from 'react';
import { formatCnpjCpf, formatDate, formatDateTime } from '../../../../lib/formats.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { BoletoEvents } from './boleto-events.tsx';
import { ChargedFees } from './charged-fees.tsx';
import { ReplacementNotice } from './replacement-notice.tsx';

interface BoletoFactsProps {
  boleto: BoletoDetail;
  /** Opens the boleto that replaced this one, or that it replaced. */
  onOpen: (id: string) => void;
}

export function BoletoFacts({ boleto, onOpen }: BoletoFactsProps) {
  const { linhaDigitavel, pixCopiaECola, motivoCancelamento, valorRecebido, devolvidoEm, motivoDevolucao } = boleto;
  const late = lateCharges(boleto).join(' ') || 'Sem multa e sem juros.';
  // Staff copy the codes into messages to clients, whose banks refuse those of a boleto that has ended.
  const isOpen = isOpenSituacao(boleto.situacao);
  const address = [boleto.endereco, boleto.numero, boleto.complemento, boleto.bairro].filter(Boolean).join(', ');
  return (
    <div className="flex flex-col gap-6">
      <ReplacementNotice boleto={boleto} onOpen={onOpen} />
      {boleto.situacao === 'EM_PROCESSAMENTO' && (
        <Notice tone="info">O banco está registrando o boleto. Os números aparecem em instantes.</Notice>
      )}
      {isOpen && linhaDigitavel && (
        <Code label="Linha digitável" text={formatBoletoLine(linhaDigitavel)} copied={linhaDigitavel} />
      )}
      {isOpen && pixCopiaECola && <Code label="Pix copia e cola" text={pixCopiaECola} copied={pixCopiaECola} />}
      <ChargedFees boleto={boleto} />
      <FactList
        className="sm:grid-cols-2"
        facts={[
          ['Valor', <Figure key="v">{formatBRL(boleto.valorNominal)}</Figure>],
          ['Situação no banco', boletoSituacaoLabels[boleto.situacao]],
          ['Vencimento', <Figure key="d">{formatDate(boleto.dataVencimento)}</Figure>],
          ['Pode ser pago até', <Figure key="l">{formatDate(boleto.dataLimite)}</Figure>],
          ['Emissão', <Figure key="e">{formatDate(boleto.dataEmissao)}</Figure>],
          ['Nosso número', <Figure key="n">{boleto.nossoNumero ?? '—'}</Figure>],
          ...(valorRecebido === null
            ? []
            : ([['Valor recebido', <Figure key="r">{formatBRL(valorRecebido)}</Figure>]] as const)),
          ['Código da solicitação', <span key="c">{boleto.codigoSolicitacao ?? '—'}</span>],
          ['Multa e juros', late],
          ['Beneficiário', joinFacts(displayName(boleto.nomeBeneficiario), formatCnpjCpf(boleto.cpfCnpjBeneficiario))],
          ['Pagador', joinFacts(displayName(boleto.nome), formatCnpjCpf(boleto.cpfCnpj))],
          ['Endereço do pagador', `${address}, ${boleto.cidade}/${boleto.uf}`],
          ...(boleto.mensagem ? ([['Mensagem', boleto.mensagem]] as const) : []),
          ...(devolvidoEm
            ? ([['Pagamento devolvido', joinFacts(formatDateTime(devolvidoEm), motivoDevolucao)]] as const)
            : []),
          ...(motivoCancelamento ? ([['Motivo do cancelamento', motivoCancelamento]] as const) : []),
        ]}
      />
      <BoletoEvents events={boleto.eventos} />
    </div>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <span className="figures">{children}</span>;
}

function Code({ label, text, copied }: { label: string; text: string; copied: string }) {
  return (
    <div className="rounded-md border p-3">
      <p className="text-caption text-muted">{label}</p>
      <div className="flex items-start gap-2">
        <code className="figures min-w-0 flex-1 break-all pt-1 text-body">{text}</code>
        <CopyButton compact text={copied} label={`Copiar ${label}`} />
      </div>
    </div>
  );
}
