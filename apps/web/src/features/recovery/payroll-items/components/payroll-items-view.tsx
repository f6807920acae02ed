import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { payrollItemRows } from '@restitui/domain/recovery/payroll-items/payroll-item-rows.ts';
import type { PayrollItemsRecord } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { ReceiptText } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { payrollItemMessages } from '../payroll-items.messages.ts';
import { DiagnosisButton } from './diagnosis-button.tsx';
import { PayrollItemsTable } from './payroll-items-table.tsx';

interface PayrollItemsViewProps {
  product: Product;
  record: PayrollItemsRecord;
  /** Shows a notice to users who could edit an open assessment. */
  isClosed: boolean;
}

/** Renders the non-zero payroll items in read mode. */
export function PayrollItemsView({ product, record, isClosed }: PayrollItemsViewProps) {
  const rows = payrollItemRows(record.verbas).filter(({ valor }) => valor > 0);
  return (
    <FoldingCard
      title="Verbas"
      summary={
        rows.length > 0
          ? `${formatBRL(sumOfReais(rows.map(({ valor }) => valor)))} em ${counted(rows.length, 'verba', 'verbas')}`
          : 'Nenhuma com valor'
      }
      description={record.dateStart && `Período de ${record.dateStart} a ${record.dateEnd}`}
      actions={<DiagnosisButton product={product} record={record} unsaved={false} />}
      flush
    >
      {isClosed && (
        <Notice tone="info" className="mx-4 mb-4">
          {payrollItemMessages.closed}
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={ReceiptText}
          title="Nenhuma verba com valor."
          description="Os valores que a análise encontra em cada verba aparecem aqui."
        />
      ) : (
        <PayrollItemsTable rows={rows} value={({ valor }) => formatBRL(valor)} />
      )}
    </FoldingCard>
  );
}
