import { systemApi } from '@restitui/domain/operations/system/system.api.ts';
import { mount } from '../../../http/mount.ts';
import { readSystem } from './use-cases/read-system.ts';
import { repeatJob } from './use-cases/repeat-job.ts';
import { repeatQueue } from './use-cases/repeat-queue.ts';

export const systemRoutes = mount(systemApi, { read: readSystem, repeatJob, repeatQueue });
