import { ChartColumn, FileSpreadsheet, ReceiptText } from 'lucide-react';
import { OptionsHeader } from '../components/options-header.tsx';
import { OptionsList } from '../components/options-list.tsx';

const options = [
  { icon: ChartColumn, title: 'Painel de boletos', description: 'O que foi cobrado, pago e venceu, mês a mês.' },
  { icon: ReceiptText, title: 'Boletos', description: 'Emitir, baixar e cancelar cobranças.' },
  {
    icon: FileSpreadsheet,
    title: 'Relatório de compensação',
    description: 'Créditos compensados por cliente e competência.',
  },
];

export function FinancialOptionsPage() {
  return (
    <>
      <OptionsHeader title="Opções Financeiras" description="Cobranças e compensações em um só lugar." />
      <OptionsList options={options} />
    </>
  );
}
