import { type OptionArea, OptionAreas } from '../components/option-areas.tsx';

/** C-64: an area is one line here. */
const areas: OptionArea[] = [];

export function FinancialOptionsPage() {
  return (
    <OptionAreas
      title="Opções Financeiras"
      description="Cobranças, honorários e compensações em um só lugar."
      areas={areas}
    />
  );
}
