import { describe, expect, it, vi } from 'vitest';
import { followInstalling } from './installing-update.ts';

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

describe('an update that is being installed when the page registers', () => {
  it('is reported once it waits', { tags: ['F-386', 'W-561'] }, () => {
    const installing = new Worker();
    const onWaiting = vi.fn();
    followInstalling({ active: new Worker(), installing }, onWaiting);
    expect(onWaiting).not.toHaveBeenCalled();
    installing.become('installed');
    installing.become('activating');
    installing.become('activated');
    expect(onWaiting).toHaveBeenCalledOnce();
  });

  it('is not reported when its installation fails', () => {
    const installing = new Worker();
    const onWaiting = vi.fn();
    followInstalling({ active: new Worker(), installing }, onWaiting);
    installing.become('redundant');
    expect(onWaiting).not.toHaveBeenCalled();
  });

  it('is not the first installation, which replaces nothing', () => {
    const installing = new Worker();
    const onWaiting = vi.fn();
    followInstalling({ active: null, installing }, onWaiting);
    installing.become('installed');
    expect(onWaiting).not.toHaveBeenCalled();
  });
});
