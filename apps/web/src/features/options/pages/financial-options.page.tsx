import { canReadBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import { canReadFees, canReadOwnStatement } from '@restitui/domain/fees/fees.access.ts';
import { BoletosSection } from '../../boletos/components/boletos-section.tsx';
import { CompensationsSection } from '../../compensations/components/compensations-section.tsx';
import { BoletoDashboard } from '../../dashboards/components/boleto-dashboard.tsx';
import { FeesArea } from '../../fees/components/fees-area.tsx';
import { type OptionArea, OptionAreas } from '../components/option-areas.tsx';

/** C-64: an area is one line here. */
const areas: OptionArea[] = [
  { key: 'painel', title: 'Painel de boletos', content: BoletoDashboard, for: canReadBoletos },
  { key: 'boletos', title: 'Boletos', content: BoletosSection, for: canReadBoletos },
  {
    key: 'honorarios',
    title: 'Honorários',
    content: FeesArea,
    for: (actor) => canReadFees(actor) || canReadOwnStatement(actor),
  },
  { key: 'compensacoes', title: 'Relatório de compensação', content: CompensationsSection },
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
