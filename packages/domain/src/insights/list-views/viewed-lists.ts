import { identityCheckList } from '../../accounts/identity-checks/identity-check-list.ts';
import { partnerList, userList } from '../../accounts/users/user-list.ts';
import { boletoList } from '../../billing/boletos/boleto-list.ts';
import { clientList } from '../../crm/clients/client-list.ts';
import { leadList } from '../../crm/leads/lead-list.ts';
import { activityList } from '../../operations/activity-log/activity-list.ts';
import { messageLogList } from '../../operations/messages/message-log-list.ts';
import { erasureList } from '../../operations/privacy/erasure-list.ts';
import { managedProductList } from '../../recovery/products/managed-product-list.ts';
import { pendingList } from '../pending-items/pending-list.ts';
import type { ViewedListName } from './list-views.api.ts';
import type { ViewedList } from './view-search.ts';

/** The filters of each list that has views. */
export const viewedLists: Readonly<Record<ViewedListName, ViewedList>> = {
  clientes: clientList,
  boletos: boletoList,
  leads: leadList,
  parceiros: partnerList,
  usuarios: userList,
  produtos: managedProductList,
  pendencias: pendingList,
  mensagens: messageLogList,
  assinaturas: identityCheckList,
  atividades: activityList,
  titulares: erasureList,
};
