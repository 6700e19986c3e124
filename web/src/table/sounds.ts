/** Synthesized sounds of the table: wood, a coin, a bell. Off by default. */

import { settings } from '../state/settings.svelte';

type Sound = 'wood' | 'coin' | 'bell';

/** Pitch in Hz, length in seconds, overtones. */
const SOUNDS: Record<Sound, { pitches: number[]; length: number; kind: OscillatorType }> = {
  wood: { pitches: [180, 320], length: 0.09, kind: 'triangle' },
  coin: { pitches: [2100, 3150], length: 0.18, kind: 'sine' },
  bell: { pitches: [660, 1320, 1980], length: 0.9, kind: 'sine' },
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.preferences.sound) return;
  context ??= new AudioContext();
  const { pitches, length, kind } = SOUNDS[sound];
  const start = context.currentTime;
  pitches.forEach((pitch, number) => {
    const voice = context!.createOscillator();
    const volume = context!.createGain();
    voice.type = kind;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12 / (number + 1), start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(volume).connect(context!.destination);
    voice.start(start);
    voice.stop(start + length);
  });
}
