import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { FeeAccount } from '@restitui/domain/billing/fees/fees.api.ts';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { StatCard, StatGroup } from '../../../../ui/stat-card.tsx';
import { feeMessages } from '../fees.messages.ts';
import { statementQuery } from '../fees.queries.ts';
import { toMonthParameter } from '../month-parameter.ts';
import { ExportStatement } from './export-statement.tsx';
import { PayoutsCard } from './payouts-card.tsx';
import { statementColumns, statementLines } from './statement-columns.tsx';

interface StatementCardProps {
  month: TaxMonth;
  name: string;
  /** Undefined for the user's own statement. */
  whose?: FeeAccount;
}

/** Shows the statement of a month: opening amount, due, paid out and open; with its lines and the spreadsheet. */
export function StatementCard({ month, name, whose }: StatementCardProps) {
  const statement = useQuery(statementQuery(useActingTenant(), toMonthParameter(month), whose));
  const { data } = statement;
  const title = whose ? `Extrato de ${displayName(name)}` : 'Meu extrato';

  return (
    <>
      <StatGroup className="sm:grid-cols-2 lg:grid-cols-5">
        <StatCard label="Saldo anterior" value={data && formatBRL(data.anterior)} />
        <StatCard label={`Devido em ${month}`} value={data && formatBRL(data.total)} />
        <StatCard label={`Repassado em ${month}`} value={data && formatBRL(data.repassado)} />
        <StatCard
          label="Em aberto"
          value={data && formatBRL(data.aberto)}
          hint={data && data.aberto < 0 ? 'A descontar dos próximos repasses' : 'No fim do mês'}
          emphasis
        />
        <StatCard label="A vencer" value={data && formatBRL(data.previsto)} hint="Devido quando os clientes pagarem" />
      </StatGroup>
      <Card
        flush
        title={title}
        description={`Lançamentos de ${month}`}
        actions={
          data &&
          data.linhas.length + data.repasses.length > 0 && (
            <ExportStatement statement={data} name={name} month={toMonthParameter(month)} />
          )
        }
      >
        <div className="border-t">
          <DataTable
            label={title}
            columns={statementColumns}
            lines={statementLines}
            rows={data?.linhas}
            rowKey={({ id }) => id}
            error={
              statement.isError &&
              !data && (
                <ErrorState
                  title={feeMessages.statementFailed}
                  error={statement.error}
                  onRetry={() => statement.refetch()}
                />
              )
            }
            empty={
              <EmptyState
                icon={ReceiptText}
                title={feeMessages.nothing}
                description="As participações entram aqui quando os boletos dos clientes são pagos."
              />
            }
          />
        </div>
      </Card>
      {/* After the lines: below a list of unknown length it would be pushed away. */}
      {!statement.isPending && <PayoutsCard month={month} payouts={data?.repasses} receiver={whose} />}
    </>
  );
}
