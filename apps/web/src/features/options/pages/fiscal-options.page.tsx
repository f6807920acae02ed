import { Building2, Percent } from 'lucide-react';
import { OptionsHeader } from '../components/options-header.tsx';
import { OptionsList } from '../components/options-list.tsx';

const options = [
  {
    icon: Building2,
    title: 'Cadastro de empresas',
    description: 'As empresas cadastradas, por período e por regime.',
  },
  { icon: Percent, title: 'Controle de créditos de ICMS', description: 'Créditos apurados, usados e a usar.' },
];

export function FiscalOptionsPage() {
  return (
    <>
      <OptionsHeader title="Opções Fiscais" description="Cadastro e créditos fiscais em um só lugar." />
      <OptionsList options={options} />
    </>
  );
}
