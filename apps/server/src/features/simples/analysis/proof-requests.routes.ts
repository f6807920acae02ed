import { proofRequestsApi } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import { mount } from '../../../http/mount.ts';
import { askForProof } from './use-cases/ask-for-proof.ts';

export const proofRequestsRoutes = mount(proofRequestsApi, { ask: askForProof });
