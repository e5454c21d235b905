/** Sounds made for this project from oscillators and noise alone. */
import { choices } from './choices.svelte';

export type Sound = 'bell' | 'crane' | 'horn' | 'coins';
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!choices.sound || !mayPlay()) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    SOUNDS[sound](context, context.currentTime);
  } catch {
    // A browser without sound is fine.
  }
}

/** A page that nobody has touched yet must be silent. Old browsers do not say whether it was. */
function mayPlay(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.hasBeenActive ?? true;
}

/** One tone that swells at once and fades. */
function tone(
  audio: AudioContext,
  at: number,
  { pitch, to = pitch, length, loud = 0.12, kind = 'sine' }: Tone,
): void {
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = kind;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}

interface Tone {
  pitch: number;
  to?: number;
  length: number;
  loud?: number;
  kind?: OscillatorType;
}

/** A short knock of filtered noise: a box being set down. */
function knock(audio: AudioContext, at: number, pitch: number): void {
  const length = 0.12;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'lowpass';
  filter.frequency.value = pitch;
  gain.gain.value = 0.5;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  /** My turn: a ship's bell, struck twice. */
  bell(audio, at) {
    for (const start of [at, at + 0.28]) {
      tone(audio, start, { pitch: 1180, length: 0.9, loud: 0.14 });
      tone(audio, start, { pitch: 2790, length: 0.5, loud: 0.05 });
    }
  },
  /** A container moves: the hum of the crane and the box on the ground. */
  crane(audio, at) {
    tone(audio, at, { pitch: 96, to: 140, length: 0.22, loud: 0.05, kind: 'sawtooth' });
    knock(audio, at + 0.2, 520);
  },
  /** A ship arrives at the island. */
  horn(audio, at) {
    tone(audio, at, { pitch: 146, to: 142, length: 0.8, loud: 0.12, kind: 'triangle' });
    tone(audio, at, { pitch: 110, to: 108, length: 0.8, loud: 0.1, kind: 'triangle' });
  },
  /** Money. */
  coins(audio, at) {
    [2100, 2600, 3150].forEach((pitch, index) =>
      tone(audio, at + index * 0.05, { pitch, length: 0.14, loud: 0.05 }),
    );
  },
};
