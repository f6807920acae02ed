import { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { mount } from '../../../http/mount.ts';
import { makeDossier } from './use-cases/make-dossier.ts';
import { readDossier } from './use-cases/read-dossier.ts';

export const dossiersRoutes = mount(dossiersApi, { read: readDossier, make: makeDossier });
