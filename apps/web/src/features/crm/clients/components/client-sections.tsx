import { ChangeHistory } from '../../../insights/change-history/components/change-history.tsx';
import { ObservationsPanel } from '../../../recovery/observations/components/observations-panel.tsx';

/** Sections below the client information. */
export function ClientSections({ cnpjcpf }: { cnpjcpf: string }) {
  return (
    <div className="mt-8 flex flex-col gap-6">
      <ObservationsPanel key={cnpjcpf} cnpjcpf={cnpjcpf} />
      <ChangeHistory of={{ cnpjcpf }} />
    </div>
  );
}
