/** The sounds of a table, made here: a few oscillators and some noise. Fetched when the first one is heard. */

import type { Sound } from "./staging";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const VOLUME = 0.25;
const SECONDS_OF_NOISE = 2;

interface Out {
  at: AudioContext;
  /** Where everything goes. */
  to: AudioNode;
  now: number;
}

/** A gain that rises at once and dies away. */
function envelope({ at, to, now }: Out, after: number, loud: number, seconds: number, rise = 0.004): GainNode {
  const gain = at.createGain();
  const start = now + after;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + seconds);
  gain.connect(to);
  return gain;
}

function tone(out: Out, after: number, from: number, until: number, seconds: number, loud: number, type: OscillatorType = "sine", rise = 0.004): void {
  const voice = out.at.createOscillator();
  const start = out.now + after;
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(until, start + seconds);
  voice.connect(envelope(out, after, loud, seconds, rise));
  voice.start(start);
  voice.stop(start + seconds + rise + 0.05);
}

function hiss(out: Out, after: number, pitch: number, narrow: number, seconds: number, loud: number, rise = 0.004): void {
  const source = out.at.createBufferSource();
  const filter = out.at.createBiquadFilter();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  source.connect(filter).connect(envelope(out, after, loud, seconds, rise));
  source.start(out.now + after, Math.random());
  source.stop(out.now + after + seconds + rise + 0.05);
}

const SOUNDS: Record<Sound, (out: Out) => void> = {
  card: (out) => {
    hiss(out, 0, 2600, 0.8, 0.07, 0.5);
    hiss(out, 0.05, 900, 1.2, 0.04, 0.5);
  },
  coins: (out) => {
    for (const [place, pitch] of [3100, 3700, 2900, 4300, 3400].entries()) tone(out, place * 0.08, pitch, pitch * 0.995, 0.16, 0.22, "triangle");
  },
  drum: (out) => {
    tone(out, 0, 150, 46, 0.32, 0.9);
    hiss(out, 0, 380, 0.7, 0.08, 0.35);
  },
  whistle: (out) => {
    for (const after of [0, 0.16]) for (const pitch of [2350, 2480]) tone(out, after, pitch, pitch * 1.01, after ? 0.4 : 0.1, 0.16, "square", 0.02);
  },
  dice: (out) => {
    for (const after of [0, 0.07, 0.13, 0.22, 0.3]) hiss(out, after, 1500 + 700 * Math.random(), 3, 0.035, 0.8);
  },
  crowd: (out) => {
    hiss(out, 0, 700, 0.5, 1.3, 0.5, 0.35);
    hiss(out, 0.05, 1300, 0.8, 1.1, 0.3, 0.45);
  },
  fanfare: (out) => {
    for (const [place, pitch] of [392, 523, 784].entries()) tone(out, place * 0.17, pitch, pitch * 1.005, place === 2 ? 0.6 : 0.2, 0.5, "triangle", 0.01);
    tone(out, 0.34, 120, 50, 0.4, 0.7);
  },
};

function open(): AudioContext {
  const made = new AudioContext();
  noise = made.createBuffer(1, SECONDS_OF_NOISE * made.sampleRate, made.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return made;
}

/** Let these be heard, now. */
export function play(sounds: readonly Sound[]): void {
  context ??= open();
  if (context.state === "suspended") void context.resume();
  const gain = context.createGain();
  gain.gain.value = VOLUME;
  gain.connect(context.destination);
  for (const sound of sounds) SOUNDS[sound]({ at: context, to: gain, now: context.currentTime });
}
