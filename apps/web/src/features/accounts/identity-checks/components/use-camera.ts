import { useEffect, useRef, useState } from 'react';

export type Facing = 'user' | 'environment';
export type CameraState = 'starting' | 'on' | 'refused' | 'absent';

/** Returns whether the browser offers cameras at this address (they require HTTPS). */
export function hasCameras(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Streams a camera into the `video` element while the component is mounted. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [label, setLabel] = useState('');

  useEffect(() => {
    let stream: MediaStream | undefined;
    let left = false;
    const stop = (stopped: MediaStream) => {
      for (const track of stopped.getTracks()) track.stop();
    };

    async function start() {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } },
          audio: false,
        });
        if (left || !video.current) return stop(opened);
        stream = opened;
        video.current.srcObject = opened;
        await video.current.play();
        setLabel(opened.getVideoTracks()[0]?.label ?? '');
        setState('on');
      } catch (error) {
        if (left) return;
        const refused = error instanceof DOMException && error.name === 'NotAllowedError';
        setState(refused ? 'refused' : 'absent');
      }
    }

    start();
    return () => {
      left = true;
      if (stream) stop(stream);
    };
  }, [facing]);

  return { video, state, label };
}
