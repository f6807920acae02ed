import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { mount } from '../../../http/mount.ts';
import { acceptTerms } from './use-cases/accept-terms.ts';
import { acceptUser } from './use-cases/accept-user.ts';
import { acceptUsers } from './use-cases/accept-users.ts';
import { changeUserCargo } from './use-cases/change-user-cargo.ts';
import { changeUserCommission } from './use-cases/change-user-commission.ts';
import { createAccountingFirm } from './use-cases/create-accounting-firm.ts';
import { createPartner } from './use-cases/create-partner.ts';
import { createUserForAdmin } from './use-cases/create-user-for-admin.ts';
import { deleteUser } from './use-cases/delete-user.ts';
import { deleteUsers } from './use-cases/delete-users.ts';
import { editUser } from './use-cases/edit-user.ts';
import { endUserSessions } from './use-cases/end-user-sessions.ts';
import { listManagedUsers } from './use-cases/list-managed-users.ts';
import { listUsersForAdmin } from './use-cases/list-users-for-admin.ts';
import { listUsersOfTenant } from './use-cases/list-users-of-tenant.ts';
import { reactivateUser } from './use-cases/reactivate-user.ts';
import { readDuties } from './use-cases/read-duties.ts';
import { readUser } from './use-cases/read-user.ts';
import { refuseUser } from './use-cases/refuse-user.ts';
import { saveAddress } from './use-cases/save-address.ts';
import { suspendUser } from './use-cases/suspend-user.ts';
import { transferClients } from './use-cases/transfer-clients.ts';
import { updateOwnProfile } from './use-cases/update-own-profile.ts';

export const usersRoutes = mount(usersApi, {
  listForAdmin: listUsersForAdmin,
  listOfTenant: listUsersOfTenant,
  listManaged: listManagedUsers,
  createPartner,
  createAccountingFirm,
  createForAdmin: createUserForAdmin,
  accept: acceptUser,
  acceptMany: acceptUsers,
  refuse: refuseUser,
  suspend: suspendUser,
  reactivate: reactivateUser,
  readDuties,
  transferClients,
  changeCargo: changeUserCargo,
  updateOwn: updateOwnProfile,
  changeCommission: changeUserCommission,
  edit: editUser,
  remove: deleteUser,
  removeMany: deleteUsers,
  read: readUser,
  endSessions: endUserSessions,
  acceptTerms,
  saveAddress,
});
