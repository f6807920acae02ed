import { formatBRL } from '@restitui/brazil/money.ts';
import { fundRows } from '@restitui/domain/funds/fund-rows.ts';
import type { FundsRecord } from '@restitui/domain/funds/funds.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { ReceiptText } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fundMessages } from '../funds.messages.ts';
import { DiagnosisButton } from './diagnosis-button.tsx';
import { FundsTable } from './funds-table.tsx';

interface FundsReadingProps {
  product: Product;
  record: FundsRecord;
  /** For who could change them in an open apuração. */
  isClosed: boolean;
}

/** The verbas that have a value, to be read. */
export function FundsReading({ product, record, isClosed }: FundsReadingProps) {
  const rows = fundRows(record.verbas).filter(({ valor }) => valor > 0);
  return (
    <Card
      title="Verbas"
      description={record.dateStart && `Período de ${record.dateStart} a ${record.dateEnd}`}
      actions={<DiagnosisButton product={product} record={record} unsaved={false} />}
      flush
    >
      {isClosed && (
        <Notice tone="info" className="mx-4 mb-4">
          {fundMessages.closed}
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={ReceiptText}
          title="Nenhuma verba com valor."
          description="Os valores que a análise encontra em cada verba aparecem aqui."
        />
      ) : (
        <FundsTable rows={rows} value={({ valor }) => formatBRL(valor)} />
      )}
    </Card>
  );
}
