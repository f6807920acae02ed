import { canReadBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import { BoletosSection } from '../../boletos/components/boletos-section.tsx';
import { CompensationsSection } from '../../compensations/components/compensations-section.tsx';
import { type OptionArea, OptionAreas } from '../components/option-areas.tsx';

/** C-64: an area is one line here. */
const areas: OptionArea[] = [
  { key: 'boletos', title: 'Boletos', content: BoletosSection, for: canReadBoletos },
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
