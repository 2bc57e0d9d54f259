/** Sounds, made in code and off until asked for: a rail click, a bell for your turn, a creak, an organ note. */

import { prefs } from "./prefs.js";

/** @type {AudioContext | null} */
let audio = null;

const SOUNDS = {
  click: () => {
    tone("square", 1400, 0.03, 0.05);
    tone("square", 900, 0.03, 0.05, 0.06);
  },
  bell: () => {
    tone("sine", 880, 0.16, 1.2);
    tone("sine", 1318, 0.08, 0.9, 0.02);
  },
  creak: () => slide(180, 320, 0.4),
  organ: () => {
    tone("triangle", 98, 0.2, 1.4);
    tone("triangle", 147, 0.12, 1.4);
  },
};

/** Plays a sound, if sounds are wanted. @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  wake();
  if (audio.state === "running" || navigator.userActivation?.isActive !== false) SOUNDS[name]();
}

/** A browser lets no page sound before it was touched: what was begun earlier sleeps until then. */
function wake() {
  if (audio?.state === "suspended") audio.resume().catch(() => {});
}
for (const touch of ["pointerdown", "pointerup", "keydown"]) addEventListener(touch, wake, { capture: true });

function tone(type, pitch, loud, seconds, later = 0) {
  const [voice, volume, start] = voiceAt(type, later);
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(loud * loudness(), start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.start(start);
  voice.stop(start + seconds);
}

function slide(from, to, seconds) {
  const [voice, volume, start] = voiceAt("sawtooth", 0);
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.linearRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(0.03 * loudness(), start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.start(start);
  voice.stop(start + seconds);
}

/** As loud as wanted; the ear hears in powers. */
function loudness() {
  return Math.max(0.001, 3 * prefs.volume ** 2);
}

function voiceAt(type, later) {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = type;
  voice.connect(volume).connect(audio.destination);
  return [voice, volume, audio.currentTime + later];
}
