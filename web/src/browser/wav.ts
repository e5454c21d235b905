/**
 * WAV files with four bits per sample (IMA ADPCM), decoded here because browsers do not agree on the format.
 * `longshore.tools.sounds` writes them.
 */

export interface Samples {
  rate: number;
  /** Between -1 and 1. */
  values: Float32Array<ArrayBuffer>;
}

/** How far each code moves the size of the next step. */
const SHIFTS = [-1, -1, -1, -1, 2, 4, 6, 8] as const;
/** The 89 step sizes of the format. */
const STEPS = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73,
  80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494,
  544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499,
  2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487,
  12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
] as const;
const LOUDEST = 32767;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The four-letter chunks of the file: where the content of each starts. */
function chunksOf(file: DataView): Map<string, { start: number; length: number }> {
  const chunks = new Map<string, { start: number; length: number }>();
  let at = 12;
  while (at + 8 <= file.byteLength) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((place) => file.getUint8(at + place)));
    const length = file.getUint32(at + 4, true);
    chunks.set(name, { start: at + 8, length });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

export function decode(content: ArrayBuffer): Samples {
  const file = new DataView(content);
  const chunks = chunksOf(file);
  const format = chunks.get('fmt ');
  const fact = chunks.get('fact');
  const data = chunks.get('data');
  if (format === undefined || fact === undefined || data === undefined) {
    throw new Error('not a sound of this page');
  }
  const rate = file.getUint32(format.start + 4, true);
  const blockBytes = file.getUint16(format.start + 12, true);
  const values = new Float32Array(file.getUint32(fact.start, true));
  const end = data.start + data.length;
  let count = 0;
  const keep = (value: number) => {
    // The last byte may hold one code too many.
    if (count < values.length) values[count] = value / (LOUDEST + 1);
    count += 1;
  };
  for (let block = data.start; block < end; block += blockBytes) {
    let value = file.getInt16(block, true);
    let index = file.getUint8(block + 2);
    keep(value);
    for (let at = block + 4; at < Math.min(end, block + blockBytes); at += 1) {
      const pair = file.getUint8(at);
      for (const code of [pair & 15, pair >> 4]) {
        const step = STEPS[index] ?? LOUDEST;
        let moved = step >> 3;
        if (code & 4) moved += step;
        if (code & 2) moved += step >> 1;
        if (code & 1) moved += step >> 2;
        value = within(value + (code & 8 ? -moved : moved), -LOUDEST - 1, LOUDEST);
        index = within(index + (SHIFTS[code & 7] ?? 0), 0, STEPS.length - 1);
        keep(value);
      }
    }
  }
  return { rate, values };
}
