// Sounds, if they are switched on.

import { settings } from './settings.js';

/** @type {Record<'move' | 'taken' | 'end' | 'refused', {pitch: number, at: number, duration: number}[]>} */
const TONES = {
  move: [{ pitch: 320, at: 0, duration: 0.07 }],
  taken: [
    { pitch: 320, at: 0, duration: 0.07 },
    { pitch: 240, at: 0.08, duration: 0.09 },
  ],
  end: [
    { pitch: 392, at: 0, duration: 0.14 },
    { pitch: 523, at: 0.15, duration: 0.24 },
  ],
  refused: [{ pitch: 140, at: 0, duration: 0.1 }],
};

/** @type {AudioContext | undefined} */
let context;

/** @param {keyof typeof TONES} name */
export function play(name) {
  if (!settings.get('sound')) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') context.resume();
    for (const tone of TONES[name]) playTone(context, tone);
  } catch {
    // There may be no sound device.
  }
}

/**
 * A short tone: a triangle wave that fades quickly.
 *
 * @param {AudioContext} context
 * @param {{pitch: number, at: number, duration: number}} tone
 */
function playTone(context, { pitch, at, duration }) {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.7, start + duration);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.22, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + duration);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + duration + 0.02);
}
