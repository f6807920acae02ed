import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchStalledUpload } from './watch-stalled-upload.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function uploading() {
  const socket = { bytesRead: 0 };
  const destroy = vi.fn();
  const request = { socket, destroy, complete: false };
  return { socket, destroy, request, watch: () => watchStalledUpload(request as unknown as IncomingMessage) };
}

describe('an upload', () => {
  it('is cut when nothing arrives for two minutes', () => {
    const { socket, destroy, watch } = uploading();
    watch();
    socket.bytesRead = 1_000;
    vi.advanceTimersByTime(60_000);
    expect(destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('goes on while anything arrives, for as long as it takes', () => {
    const { socket, destroy, watch } = uploading();
    watch();
    for (let minute = 1; minute <= 60; minute++) {
      socket.bytesRead += 1;
      vi.advanceTimersByTime(60_000);
    }
    expect(destroy).not.toHaveBeenCalled();
  });

  it('is not watched once it has arrived, or once its parts are read', () => {
    const { destroy, request, watch } = uploading();
    request.complete = true;
    const stop = watch();
    vi.advanceTimersByTime(180_000);
    request.complete = false;
    stop();
    vi.advanceTimersByTime(180_000);
    expect(destroy).not.toHaveBeenCalled();
  });
});
