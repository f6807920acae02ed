import { expect, it, vi } from 'vitest';
import { uploadProgress } from './upload-progress.ts';

it('keeps the upload of each assessment and notifies subscribers', () => {
  const listener = vi.fn();
  const leave = uploadProgress.subscribe(listener);
  uploadProgress.report('a', { sent: 1, total: 4 });
  uploadProgress.fail('a', 'Sem conexão');
  expect(uploadProgress.of('a')).toEqual({ sent: 1, total: 4, failure: 'Sem conexão' });
  expect(uploadProgress.of('b')).toBeUndefined();
  uploadProgress.end('a');
  expect(uploadProgress.of('a')).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  uploadProgress.end('a');
  expect(listener).toHaveBeenCalledTimes(3);
});
