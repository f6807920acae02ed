import { ChangeHistory } from '../../change-history/components/change-history.tsx';
import { ObservationsPanel } from '../../observations/components/observations-panel.tsx';

/** What stands beneath the information of a client. */
export function ClientSections({ cnpjcpf }: { cnpjcpf: string }) {
  return (
    <div className="mt-8 flex flex-col gap-6">
      <ObservationsPanel key={cnpjcpf} cnpjcpf={cnpjcpf} />
      <ChangeHistory of={{ cnpjcpf }} />
    </div>
  );
}
