import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { mount } from '../../../http/mount.ts';
import { decideClientIdentityCheck } from './use-cases/decide-client-identity-check.ts';
import { decideUserIdentityCheck } from './use-cases/decide-user-identity-check.ts';
import { listTenantIdentityChecks } from './use-cases/list-tenant-identity-checks.ts';
import { readClientIdentityCheckStatus } from './use-cases/read-client-identity-check-status.ts';
import { readIdentityCheck } from './use-cases/read-identity-check.ts';
import { readOwnerIdentityCheck } from './use-cases/read-owner-identity-check.ts';
import { readUserIdentityCheck } from './use-cases/read-user-identity-check.ts';
import { readUserIdentityCheckStatus } from './use-cases/read-user-identity-check-status.ts';
import { saveClientDrawing } from './use-cases/save-client-drawing.ts';
import { saveOwnPhotos } from './use-cases/save-own-photos.ts';
import { savePhotos } from './use-cases/save-photos.ts';
import { saveUserDrawing } from './use-cases/save-user-drawing.ts';

export const identityChecksRoutes = mount(identityChecksApi, {
  saveOwnPhotos,
  savePhotos,
  saveUserDrawing,
  saveClientDrawing,
  ofOwner: readOwnerIdentityCheck,
  statusOfUser: readUserIdentityCheckStatus,
  ofUser: readUserIdentityCheck,
  statusOfClient: readClientIdentityCheckStatus,
  listOfTenant: listTenantIdentityChecks,
  read: readIdentityCheck,
  decideUser: decideUserIdentityCheck,
  decideClient: decideClientIdentityCheck,
});
