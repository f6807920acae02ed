import { dayInBrazil } from '@restitui/brazil/day.ts';
import { payrollItemRows } from '@restitui/domain/recovery/payroll-items/payroll-item-rows.ts';
import { canExportDiagnosis } from '@restitui/domain/recovery/payroll-items/payroll-items.access.ts';
import type { PayrollItemsRecord } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../lib/save-file.ts';
import { notify } from '../../../../lib/toast.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { payrollItemMessages } from '../payroll-items.messages.ts';

interface DiagnosisButtonProps {
  product: Product;
  record: PayrollItemsRecord;
  /** The diagnosis is disabled while there are unsaved changes. */
  unsaved: boolean;
}

/** Renders the export of the saved payroll items as a PDF with the current company's logo. */
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
        rows: payrollItemRows(record.verbas),
        today: dayInBrazil(new Date()),
      });
      saveFile(file);
      notify.success(payrollItemMessages.diagnosisSaved(file.name));
    } catch (error) {
      notify.error(payrollItemMessages.diagnosisFailed, undefined, error);
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
