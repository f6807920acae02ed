import { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { mount } from '../../http/mount.ts';
import { decideClientSignature } from './use-cases/decide-client-signature.ts';
import { decideUserSignature } from './use-cases/decide-user-signature.ts';
import { listTenantSignatures } from './use-cases/list-tenant-signatures.ts';
import { readClientSignatureStatus } from './use-cases/read-client-signature-status.ts';
import { readOwnerSignature } from './use-cases/read-owner-signature.ts';
import { readSignature } from './use-cases/read-signature.ts';
import { readUserSignature } from './use-cases/read-user-signature.ts';
import { readUserSignatureStatus } from './use-cases/read-user-signature-status.ts';
import { saveClientDrawing } from './use-cases/save-client-drawing.ts';
import { saveOwnPhotos } from './use-cases/save-own-photos.ts';
import { savePhotos } from './use-cases/save-photos.ts';
import { saveUserDrawing } from './use-cases/save-user-drawing.ts';

export const signaturesRoutes = mount(signaturesApi, {
  saveOwnPhotos,
  savePhotos,
  saveUserDrawing,
  saveClientDrawing,
  ofOwner: readOwnerSignature,
  statusOfUser: readUserSignatureStatus,
  ofUser: readUserSignature,
  statusOfClient: readClientSignatureStatus,
  listOfTenant: listTenantSignatures,
  read: readSignature,
  decideUser: decideUserSignature,
  decideClient: decideClientSignature,
});
