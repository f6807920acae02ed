import { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { mount } from '../../http/mount.ts';
import { cancelBoleto } from './use-cases/cancel-boleto.ts';
import { downloadBoletoPdf } from './use-cases/download-boleto-pdf.ts';
import { giveBoletoBack } from './use-cases/give-boleto-back.ts';
import { issueTenantBoleto } from './use-cases/issue-tenant-boleto.ts';
import { listBoletosForExport } from './use-cases/list-boletos-for-export.ts';
import { listTenantBoletos } from './use-cases/list-tenant-boletos.ts';
import { payBoleto } from './use-cases/pay-boleto.ts';
import { readBoleto } from './use-cases/read-boleto.ts';
import { receiveBoletoNotice } from './use-cases/receive-boleto-notice.ts';
import { refreshBoleto } from './use-cases/refresh-boleto.ts';
import { registerBoletoNotices } from './use-cases/register-boleto-notices.ts';
import { replaceBoleto } from './use-cases/replace-boleto.ts';
import { startBoleto } from './use-cases/start-boleto.ts';

export const boletosRoutes = mount(boletosApi, {
  list: listTenantBoletos,
  listForExport: listBoletosForExport,
  start: startBoleto,
  issue: issueTenantBoleto,
  read: readBoleto,
  pdf: downloadBoletoPdf,
  refresh: refreshBoleto,
  cancel: cancelBoleto,
  replace: replaceBoleto,
  pay: payBoleto,
  giveBack: giveBoletoBack,
  receiveNotice: receiveBoletoNotice,
  registerNotices: registerBoletoNotices,
});
