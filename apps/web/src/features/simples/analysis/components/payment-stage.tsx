import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { CreditRequests } from '../../refund-requests/components/credit-requests.tsx';
import { PaymentPipeline } from '../../refund-requests/components/payment-pipeline.tsx';
import { RefundRequestsCard } from '../../refund-requests/components/refund-requests-card.tsx';

interface PaymentStageProps {
  analysis: Pick<SimplesAnalysis, 'id_apuracao' | 'razao_social' | 'cnpj'>;
  today: string;
  /** Whether credits of the assessment may be added. */
  mayCredit: boolean;
  /** Whether the requests with their deadlines follow. */
  withRequests: boolean;
  onMonth: (competencia: string) => void;
}

/** Renders the payments of a case, from the request to the money. */
export function PaymentStage({ analysis, today, mayCredit, withRequests, onMonth }: PaymentStageProps) {
  const { id_apuracao, razao_social, cnpj } = analysis;
  return (
    <>
      {mayCredit && <CreditRequests id_apuracao={id_apuracao} />}
      <PaymentPipeline {...{ id_apuracao, cnpj, today, onMonth }} />
      {withRequests && <RefundRequestsCard {...{ id_apuracao, razao_social, cnpj }} />}
    </>
  );
}
