import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentMonth } from '../../../../lib/current-month.ts';
import { notify } from '../../../../lib/toast.ts';
import { selicQuery } from '../../../operations/lookups/lookups.queries.ts';
import { saveCredits } from '../../../recovery/credits/components/save-credits.ts';
import { creditsQuery } from '../../../recovery/credits/credits.queries.ts';
import { saveCoverageRequests } from '../../coverage/components/save-coverage-requests.ts';
import { coverageQuery } from '../../coverage/coverage.queries.ts';
import { saveMirrors } from '../../rectifications/components/save-mirrors.ts';
import { rectificationsQuery } from '../../rectifications/rectifications.queries.ts';
import { correctRequests } from '../../refund-requests/components/corrected-requests.ts';
import { saveRefundRequests } from '../../refund-requests/components/save-refund-requests.ts';
import { refundRequestsQuery } from '../../refund-requests/refund-requests.queries.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';

/** Saves a file; returns its name, or undefined when it would be empty. */
type Save = () => Promise<string | undefined>;

/** Returns the files that the browser makes, and a function that makes one and reports the outcome. */
export function useDeliveries({ id_apuracao, razao_social, cnpj }: SimplesAnalysis) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const company = { razao_social, cnpj };

  async function deliver(save: Save) {
    setBusy(true);
    try {
      const file = await save();
      if (file === undefined) notify.info(analysisMessages.nothingToExport);
      else notify.success(analysisMessages.exported(file));
    } catch (error) {
      notify.error(analysisMessages.exportFailed, undefined, error);
    } finally {
      setBusy(false);
    }
  }

  const saves = {
    coverageRequests: async () => {
      const { cobertura } = await client.fetchQuery(coverageQuery(id_apuracao));
      return cobertura?.pedidos.length ? saveCoverageRequests(cobertura.pedidos, company) : undefined;
    },
    mirrors: async () => {
      const months = await client.fetchQuery(rectificationsQuery(id_apuracao));
      return months.some(({ retificar }) => retificar) ? saveMirrors(months, company) : undefined;
    },
    requests: async (extension: 'xlsx' | 'csv') => {
      const requests = await client.fetchQuery(refundRequestsQuery(id_apuracao));
      const series = await client.fetchQuery(selicQuery());
      const corrected = correctRequests(requests, currentMonth(), series);
      return corrected.length > 0 ? saveRefundRequests(corrected, { ...company, extension }) : undefined;
    },
    credits: async () => {
      const credits = await client.fetchQuery(creditsQuery(id_apuracao));
      return credits.length > 0 ? saveCredits(credits, company) : undefined;
    },
  };
  return { busy, deliver, saves };
}
