import { RegistrationDashboard } from '../../../insights/dashboards/components/registration-dashboard.tsx';
import { IcmsCreditsSection } from '../../../recovery/icms-credits/components/icms-credits-section.tsx';
import { type OptionArea, OptionAreas } from '../components/option-areas.tsx';

/** C-64: one line per area. */
const areas: OptionArea[] = [
  { key: 'cadastro', title: 'Cadastro de empresas', content: RegistrationDashboard },
  { key: 'icms', title: 'Controle de créditos de ICMS', content: IcmsCreditsSection },
];

export function FiscalOptionsPage() {
  return (
    <OptionAreas
      title="Opções Fiscais"
      description="Cadastro de empresas e créditos fiscais em um só lugar."
      areas={areas}
    />
  );
}
