import { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import { mount } from '../../http/mount.ts';
import { createContract } from './use-cases/create-contract.ts';
import { deleteContract } from './use-cases/delete-contract.ts';
import { downloadContractDocument } from './use-cases/download-contract-document.ts';
import { listTenantContracts } from './use-cases/list-tenant-contracts.ts';
import { previewContract } from './use-cases/preview-contract.ts';
import { readContractPrivileges } from './use-cases/read-contract-privileges.ts';
import { sendContractDocument } from './use-cases/send-contract-document.ts';
import { setContractPrivileges } from './use-cases/set-contract-privileges.ts';

export const contractsRoutes = mount(contractsApi, {
  create: createContract,
  sendDocument: sendContractDocument,
  remove: deleteContract,
  list: listTenantContracts,
  readPrivileges: readContractPrivileges,
  setPrivileges: setContractPrivileges,
  preview: previewContract,
  download: downloadContractDocument,
});
