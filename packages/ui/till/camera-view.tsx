import { useEffect, useRef } from 'react';
import classes from './camera-view.module.css';

const LOOK_EVERY_MS = 180;

export interface CameraViewProps {
  label: string;
  /** Finds codes in a picture of the camera. */
  detect: (video: HTMLVideoElement) => Promise<readonly string[]>;
  onCode: (code: string) => void;
  /** The camera is not there or not allowed. */
  onFault: () => void;
}

/** What the camera at the back sees, with a line to hold a code against; it sleeps when the view is gone. */
export function CameraView({ label, detect, onCode, onFault }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ detect, onCode, onFault });
  latest.current = { detect, onCode, onFault };
  useEffect(() => {
    let stream: MediaStream | undefined;
    let ended = false;
    let looking = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const timer = setInterval(async () => {
      const element = video.current;
      if (looking || !element || element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      looking = true;
      const [code] = await latest.current.detect(element).catch(() => []);
      looking = false;
      if (code && !ended) latest.current.onCode(code);
    }, LOOK_EVERY_MS);
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      .then((opened) => {
        stream = opened;
        if (ended) return stop();
        if (video.current) video.current.srcObject = opened;
      })
      .catch(() => latest.current.onFault());
    return () => {
      ended = true;
      clearInterval(timer);
      stop();
    };
  }, []);
  return (
    <div className={classes.view}>
      <video ref={video} autoPlay playsInline muted aria-label={label} />
    </div>
  );
}
