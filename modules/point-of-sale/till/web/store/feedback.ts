import { useMemo } from 'react';
import { useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';

const BEEP = { hertz: 1760, seconds: 0.07, loudness: 0.15 } as const;
const DOUBT = { hertz: 220, seconds: 0.22, loudness: 0.2 } as const;
const VIBRATION = 30; // ms, ui.md 9

/** What hand and ear get from a scan: a short high beep and a tick for a hit, a low one for a miss. */
export interface Feedback {
  hit(): void;
  miss(): void;
}

/** Sound as the user likes it, vibration where both the branch and the user want it. */
export function useFeedback(): Feedback {
  const { settings } = useCurrentUser();
  const { switches } = useBranch();
  const sounds = settings.barcode_sound;
  const vibrates = settings.barcode_vibration && switches.scanning_vibration === true;
  return useMemo(
    () => ({
      hit: () => feel(BEEP, sounds, vibrates ? VIBRATION : 0),
      miss: () => feel(DOUBT, sounds, vibrates ? [VIBRATION, VIBRATION, VIBRATION] : 0),
    }),
    [sounds, vibrates],
  );
}

type Tone = typeof BEEP | typeof DOUBT;

function feel(tone: Tone, sounds: boolean, vibration: number | number[]): void {
  if (sounds) play(tone);
  // Phones of Apple have no vibration for pages.
  if (vibration && 'vibrate' in navigator) navigator.vibrate(vibration);
}

let speaker: AudioContext | undefined;

/** A tone without a file. The browser is silent until the page has been touched, which the first scan may not have done. */
function play({ hertz, seconds, loudness }: Tone): void {
  speaker ??= new AudioContext();
  void speaker.resume();
  const [tone, volume] = [speaker.createOscillator(), speaker.createGain()];
  tone.frequency.value = hertz;
  volume.gain.value = loudness;
  volume.gain.setTargetAtTime(0, speaker.currentTime + seconds / 2, seconds / 6);
  tone.connect(volume).connect(speaker.destination);
  tone.start();
  tone.stop(speaker.currentTime + seconds);
}
