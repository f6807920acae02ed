import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentMonth } from '../../../../lib/current-month.ts';
import { notify } from '../../../../lib/toast.ts';
import { selicQuery } from '../../../operations/lookups/lookups.queries.ts';
import { creditsQuery } from '../../../recovery/credits/credits.queries.ts';
import { coverageQuery } from '../../coverage/coverage.queries.ts';
import { rectificationsQuery } from '../../rectifications/rectifications.queries.ts';
import { correctRequests } from '../../refund-requests/components/corrected-requests.ts';
import { refundRequestsQuery } from '../../refund-requests/refund-requests.queries.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';

/** Saves a file; returns its name, or undefined when it would be empty. */
type Save = () => Promise<string | undefined>;

/** Returns the files that the browser makes, and a function that makes one and reports the outcome. */
export function useDeliveries(analysis: SimplesAnalysis) {
  const { id_apuracao, razao_social, cnpj } = analysis;
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

  // The code of a file is loaded when the file is asked for.
  const saves = {
    analysis: async (kind: 'retificacao' | 'detalhada') => {
      const { saveAnalysisSheet } = await import('../analysis-workbook.ts');
      return saveAnalysisSheet(analysis, kind);
    },
    coverageRequests: async () => {
      const { cobertura } = await client.fetchQuery(coverageQuery(id_apuracao));
      if (!cobertura?.pedidos.length) return undefined;
      const { saveCoverageRequests } = await import('../../coverage/components/save-coverage-requests.ts');
      return saveCoverageRequests(cobertura.pedidos, company);
    },
    mirrors: async () => {
      const months = await client.fetchQuery(rectificationsQuery(id_apuracao));
      if (!months.some(({ retificar }) => retificar)) return undefined;
      const { saveMirrors } = await import('../../rectifications/components/save-mirrors.ts');
      return saveMirrors(months, company);
    },
    requests: async (extension: 'xlsx' | 'csv') => {
      const requests = await client.fetchQuery(refundRequestsQuery(id_apuracao));
      const series = await client.fetchQuery(selicQuery());
      const corrected = correctRequests(requests, currentMonth(), series);
      if (corrected.length === 0) return undefined;
      const { saveRefundRequests } = await import('../../refund-requests/components/save-refund-requests.ts');
      return saveRefundRequests(corrected, { ...company, extension });
    },
    credits: async () => {
      const credits = await client.fetchQuery(creditsQuery(id_apuracao));
      if (credits.length === 0) return undefined;
      const { saveCredits } = await import('../../../recovery/credits/components/save-credits.ts');
      return saveCredits(credits, company);
    },
  };
  return { busy, deliver, saves };
}
