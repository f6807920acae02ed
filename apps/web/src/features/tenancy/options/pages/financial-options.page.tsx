import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { canReadFees, canReadOwnStatement } from '@restitui/domain/billing/fees/fees.access.ts';
import { canListClients } from '@restitui/domain/crm/clients/clients.access.ts';
import { BoletosSection } from '../../../billing/boletos/components/boletos-section.tsx';
import { FeesArea } from '../../../billing/fees/components/fees-area.tsx';
import { BoletoDashboard } from '../../../insights/dashboards/components/boleto-dashboard.tsx';
import { CompensationsSection } from '../../../recovery/compensations/components/compensations-section.tsx';
import { type OptionArea, OptionAreas } from '../components/option-areas.tsx';

/** C-64: one line per area. */
const areas: OptionArea[] = [
  { key: 'painel', title: 'Painel de boletos', content: BoletoDashboard, for: canReadBoletos },
  { key: 'boletos', title: 'Boletos', content: BoletosSection, for: canReadBoletos },
  {
    key: 'honorarios',
    title: 'Honorários',
    content: FeesArea,
    for: (actor) => canReadFees(actor) || canReadOwnStatement(actor),
  },
  { key: 'compensacoes', title: 'Relatório de compensação', content: CompensationsSection, for: canListClients },
];

export function FinancialOptionsPage() {
  return (
    <OptionAreas
      title="Opções Financeiras"
      description="Cobranças, honorários e compensações em um só lugar."
      areas={areas}
    />
  );
}
