/**
 * Short sounds made for this project (`longshore.tools.sounds`). They are fetched when a table first needs them: sound
 * is on, and somebody has touched the page, without which no browser plays anything.
 */
import { choices } from './choices.svelte';
import { decode } from './wav';

export const SOUNDS = [
  'container',
  'crane',
  'coin',
  'paper',
  'horn',
  'gavel',
  'bell',
  'roll',
] as const;
export type Sound = (typeof SOUNDS)[number];

const FILES = import.meta.glob<string>('./samples/*.wav', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** The same sound is heard once in this time, however many things happen. */
const APART_MS = 80;
/** What comes while this many sounds are heard is left out. */
const VOICES = 3;

let audio: { context: AudioContext; volume: GainNode } | null = null;
let fetched: Promise<Map<Sound, AudioBuffer>> | null = null;
let ready: Map<Sound, AudioBuffer> | null = null;
const lastPlayed = new Map<Sound, number>();
/** When each sound that is heard now will be over. */
let voices: number[] = [];

/** Fetch the sounds now, or as soon as the page is touched; returns how to stop waiting for that. */
export function prepareSounds(): () => void {
  if (mayPlay()) {
    void load();
    return () => undefined;
  }
  const touched = () => {
    stop();
    void load();
  };
  const stop = () => {
    removeEventListener('pointerup', touched);
    removeEventListener('keydown', touched);
  };
  addEventListener('pointerup', touched);
  addEventListener('keydown', touched);
  return stop;
}

/** Play a sound, if sound is on and it is not heard already. */
export function play(sound: Sound): void {
  if (!choices.sound || choices.volume === 0 || !mayPlay()) return;
  // A sound that comes after its moment is worse than none.
  if (ready === null) void load();
  else start(ready, sound);
}

/** Play a sound as soon as it is there, even while sounds are off: for the settings. */
export async function tryOut(sound: Sound): Promise<void> {
  const found = await load(true);
  if (found !== null) start(found, sound);
}

/** The page nobody has touched yet must be silent. Old browsers do not say whether it was. */
function mayPlay(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.hasBeenActive ?? true;
}

async function load(wanted = choices.sound): Promise<Map<Sound, AudioBuffer> | null> {
  if (!wanted) return null;
  try {
    audio ??= open();
    if (audio.context.state === 'suspended') void audio.context.resume();
    fetched ??= fetchAll(audio.context);
    ready = await fetched;
  } catch {
    // Without sound or network the game is the same. The next sound tries again.
    fetched = null;
  }
  return ready;
}

function open(): NonNullable<typeof audio> {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  return { context, volume };
}

async function fetchAll(context: AudioContext): Promise<Map<Sound, AudioBuffer>> {
  const found = await Promise.all(
    SOUNDS.map(async (sound) => {
      const answer = await fetch(FILES[`./samples/${sound}.wav`] ?? '');
      const { rate, values } = decode(await answer.arrayBuffer());
      const buffer = context.createBuffer(1, values.length, rate);
      buffer.copyToChannel(values, 0);
      return [sound, buffer] as const;
    }),
  );
  return new Map(found);
}

function start(sounds: ReadonlyMap<Sound, AudioBuffer>, sound: Sound): void {
  const now = performance.now();
  const buffer = sounds.get(sound);
  voices = voices.filter((end) => end > now);
  if (audio === null || buffer === undefined || voices.length >= VOICES) return;
  if (now - (lastPlayed.get(sound) ?? -Infinity) < APART_MS) return;
  lastPlayed.set(sound, now);
  const { context, volume } = audio;
  // Ears hear loudness in ratios, so half way along the slider is a quarter of the amplitude.
  volume.gain.value = (choices.volume / 100) ** 2;
  if (context.state === 'suspended') void context.resume();
  const voice = context.createBufferSource();
  voice.buffer = buffer;
  voice.connect(volume);
  voice.start();
  voices.push(now + buffer.duration * 1000);
}
