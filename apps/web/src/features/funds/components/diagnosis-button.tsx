import { dayInBrazil } from '@restitui/brazil/day.ts';
import { fundRows } from '@restitui/domain/funds/fund-rows.ts';
import { canExportDiagnosis } from '@restitui/domain/funds/funds.access.ts';
import type { FundsRecord } from '@restitui/domain/funds/funds.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { notify } from '../../../lib/toast.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { tenantsQuery } from '../../tenants/tenants.queries.ts';
import { fundMessages } from '../funds.messages.ts';

interface DiagnosisButtonProps {
  product: Product;
  record: FundsRecord;
  /** While something is not saved there is no diagnosis of it. */
  unsaved: boolean;
}

/** The diagnosis of the saved verbas as a PDF with the mark of the company acted in. */
export function DiagnosisButton({ product, record, unsaved }: DiagnosisButtonProps) {
  const actor = useActor();
  const actingTenant = useActingTenant();
  const tenants = useQuery({ ...tenantsQuery, enabled: canExportDiagnosis(actor) });
  const [busy, setBusy] = useState(false);
  if (!canExportDiagnosis(actor)) return null;

  const tenant = tenants.data?.find(({ id }) => id === actingTenant);
  const { dateStart, dateEnd } = record;

  async function save() {
    if (!tenant || !dateStart || !dateEnd) return;
    setBusy(true);
    try {
      const { diagnosisPdf } = await import('../diagnosis-pdf.ts');
      const file = await diagnosisPdf({
        tenant: { title: tenant.title, logo: tenant.logos.light, colour: tenant.colours.primary },
        company: { razao_social: product.empresa, cnpjcpf: product.id_client },
        period: { dateStart, dateEnd },
        rows: fundRows(record.verbas),
        today: dayInBrazil(new Date()),
      });
      saveFile(file);
      notify.success(fundMessages.diagnosisSaved(file.name));
    } catch {
      notify.error(fundMessages.diagnosisFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button onClick={save} loading={busy} disabled={unsaved || !tenant || !dateStart}>
      <FileDown aria-hidden />
      Diagnóstico em PDF
    </Button>
  );
}
