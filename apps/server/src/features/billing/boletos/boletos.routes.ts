import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { mount } from '../../../http/mount.ts';
import { cancelBoleto } from './use-cases/cancel-boleto.ts';
import { downloadBoletoPdf } from './use-cases/download-boleto-pdf.ts';
import { issueTenantBoleto } from './use-cases/issue-tenant-boleto.ts';
import { listBoletosForExport } from './use-cases/list-boletos-for-export.ts';
import { listTenantBoletos } from './use-cases/list-tenant-boletos.ts';
import { payBoleto } from './use-cases/pay-boleto.ts';
import { proposeBoleto } from './use-cases/propose-boleto.ts';
import { readBoleto } from './use-cases/read-boleto.ts';
import { receiveBoletoNotice } from './use-cases/receive-boleto-notice.ts';
import { refreshBoleto } from './use-cases/refresh-boleto.ts';
import { refundBoleto } from './use-cases/refund-boleto.ts';
import { registerBoletoNotices } from './use-cases/register-boleto-notices.ts';
import { replaceBoleto } from './use-cases/replace-boleto.ts';

export const boletosRoutes = mount(boletosApi, {
  list: listTenantBoletos,
  listForExport: listBoletosForExport,
  start: proposeBoleto,
  issue: issueTenantBoleto,
  read: readBoleto,
  pdf: downloadBoletoPdf,
  refresh: refreshBoleto,
  cancel: cancelBoleto,
  replace: replaceBoleto,
  pay: payBoleto,
  giveBack: refundBoleto,
  receiveNotice: receiveBoletoNotice,
  registerNotices: registerBoletoNotices,
});
