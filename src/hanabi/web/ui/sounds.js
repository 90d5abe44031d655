// Sounds: synthesized when they are wanted, without files, and never so many that they run into each other.

/**
 * @import { Preferences } from "./preferences.js"
 * @typedef {"talk" | "play" | "clue" | "strike" | "firework" | "hurry" | "turn" | "end"} Sound
 *
 * A tone: when it begins and how long it rings, in seconds; its pitch in hertz, and where that glides to.
 * @typedef {{ at: number, length: number, pitch: number, to?: number, wave?: OscillatorType, loud?: number }} Tone
 */

/** Pitches of one scale, so that sounds that follow each other agree. */
const [G3, D4, G4, B4, D5, E5, G5, B5, D6] = [196, 293.7, 392, 493.9, 587.3, 659.3, 784, 987.8, 1174.7];

/**
 * The sounds, from the least important to the most.
 * @type {Record<Sound, Tone[]>}
 */
const SOUNDS = {
  talk: [{ at: 0, length: 0.09, pitch: E5, to: G5, loud: 0.35 }],
  play: [
    { at: 0, length: 0.16, pitch: D5, wave: "triangle", loud: 0.6 },
    { at: 0, length: 0.06, pitch: D6, loud: 0.2 },
  ],
  clue: [
    { at: 0, length: 0.14, pitch: B5, loud: 0.5 },
    { at: 0.09, length: 0.22, pitch: D6, loud: 0.5 },
  ],
  strike: [
    { at: 0, length: 0.34, pitch: G3, to: 98, wave: "triangle" },
    { at: 0, length: 0.2, pitch: D4, to: 130.8, wave: "triangle", loud: 0.5 },
  ],
  firework: [G4, B4, D5, G5, B5].map((pitch, i) => ({ at: 0.07 * i, length: 0.3, pitch, loud: 0.5 })),
  hurry: [{ at: 0, length: 0.05, pitch: D6, wave: "triangle", loud: 0.5 }],
  turn: [...chime(0, G5), ...chime(0.16, B5)],
  end: [G4, B4, D5, G5].flatMap((pitch, i) => chime(0.12 * i, pitch, 0.9)),
};

const RANKS = /** @type {Sound[]} */ (Object.keys(SOUNDS));

/** Never left out for something that happened at the same time. @type {Set<Sound>} */
const CALLS = new Set(["turn", "end"]);
/** Seconds that a sound has to itself at least. */
const ALONE = 0.4;
/** How soon a tone is at its loudest: at once would click. */
const ATTACK = 0.008;
/** What counts as silence: an exponential ramp reaches no zero. */
const SILENT = 0.0001;

/**
 * A small bell: the pitch, and its octave that dies away sooner.
 * @param {number} at
 * @param {number} pitch
 * @param {number} length
 * @returns {Tone[]}
 */
function chime(at, pitch, length = 0.6) {
  return [
    { at, length, pitch, loud: 0.55 },
    { at, length: length / 2, pitch: 2 * pitch, loud: 0.18 },
  ];
}

/**
 * Decides when a sound may begin. While one sounds, only a more important one is let through, after it: quick moves of
 * bots make one sound, and nobody misses their turn because of them.
 */
export class Pace {
  /** When the last sound leaves room for others, in seconds. */
  #until = 0;
  #rank = -1;

  /**
   * @param {Sound} sound
   * @param {number} now  in seconds, by any clock that only goes forward
   * @returns {number | null}  when it begins; null if it is left out
   */
  begin(sound, now) {
    const rank = RANKS.indexOf(sound);
    const busy = now < this.#until;
    if (busy && rank <= this.#rank) return null;
    const start = busy ? this.#until : now;
    this.#until = start + Math.max(ALONE, ...SOUNDS[sound].map(({ at, length }) => at + length / 2));
    this.#rank = rank;
    return start;
  }
}

/**
 * The least important first, so that each waits for the one before it; of several that are not one's turn or the end,
 * the most important alone.
 * @param {Sound[]} sounds
 */
export function inOrder(sounds) {
  const ranked = [...new Set(sounds)].sort((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other));
  return [...ranked.filter((sound) => !CALLS.has(sound)).slice(-1), ...ranked.filter((sound) => CALLS.has(sound))];
}

/** One loudspeaker for the whole page. @type {AudioContext | null} */
let speaker = null;
const pace = new Pace();

/**
 * Browsers let a page sound only after somebody has done something there: call this when somebody does.
 * @param {Preferences} prefs
 */
export function wake(prefs) {
  if (!prefs.sounds) return;
  speaker ??= new AudioContext();
  if (speaker.state !== "running") speaker.resume();
}

/**
 * Let this be heard, if sounds are wanted and the browser allows them yet.
 * @param {Preferences} prefs
 * @param {Sound[]} sounds
 */
export function sound(prefs, sounds) {
  if (!prefs.sounds || speaker?.state !== "running") return;
  for (const one of inOrder(sounds)) {
    const start = pace.begin(one, speaker.currentTime);
    if (start !== null) for (const tone of SOUNDS[one]) ring(speaker, tone, start, prefs.volume);
  }
}

/**
 * @param {AudioContext} on
 * @param {Tone} tone
 * @param {number} start
 * @param {number} volume  from 0 to 1
 */
function ring(on, { at, length, pitch, to = pitch, wave = "sine", loud = 1 }, start, volume) {
  const [begin, end] = [start + at, start + at + length];
  const voice = new OscillatorNode(on, { type: wave, frequency: pitch });
  voice.frequency.setValueAtTime(pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(to, end);
  const envelope = new GainNode(on, { gain: 0 });
  envelope.gain.setValueAtTime(SILENT, begin);
  envelope.gain.exponentialRampToValueAtTime(Math.max(SILENT, loud * volume * volume), begin + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(SILENT, end);
  voice.connect(envelope).connect(on.destination);
  voice.start(begin);
  voice.stop(end);
}
