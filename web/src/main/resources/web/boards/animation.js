/** @import {Point} from '../types/index.js' */

/** Durations of animations in milliseconds. */
export const DURATION = { step: 190, vanish: 180, flip: 240, appear: 170, refuse: 420 };

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether to animate: not with reduced motion, and not in a hidden tab. */
export function motionWanted() {
  return !reducedMotion.matches && document.visibilityState === 'visible';
}

/** The animations that run on one board. */
export class Motion {
  /** @type {Set<Animation>} */
  #running = new Set();

  get running() {
    return this.#running.size > 0;
  }

  /**
   * Plays key frames on an element, which may be missing.
   *
   * @param {Element | null | undefined} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} options
   */
  play(element, frames, options) {
    if (!element) return;
    const animation = element.animate(frames, { easing: 'ease-in-out', fill: 'backwards', ...options });
    this.#running.add(animation);
  }

  /** Resolves when all animations have ended; to false if they were stopped. */
  async finished() {
    const ends = await Promise.allSettled([...this.#running].map((animation) => animation.finished));
    const whole = ends.every(({ status }) => status === 'fulfilled');
    if (whole) this.stop();
    return whole;
  }

  stop() {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }
}

/** @param {Point} point */
const translate = ({ x, y }) => `translate(${x}px, ${y}px)`;

/**
 * Moves an element of a drawing through points, with the same time for each step.
 *
 * @param {Motion} motion
 * @param {Element | null} element
 * @param {Point[]} points
 */
export function slide(motion, element, points) {
  if (points.length < 2) return;
  motion.play(element, points.map((point) => ({ transform: translate(point), easing: 'ease-in-out' })),
    { duration: DURATION.step * (points.length - 1), easing: 'linear' });
}

/**
 * Lets a captured piece shrink and fade.
 *
 * @param {Motion} motion
 * @param {Element | null} element
 * @param {number} delay
 */
export function vanish(motion, element, delay) {
  motion.play(element, [{ opacity: 1, transform: 'scale(1)' }, { opacity: 0, transform: 'scale(0.6)' }],
    { duration: DURATION.vanish, delay, fill: 'both' });
}

/**
 * Turns a disc over: the old face narrows to nothing, then the new one widens.
 *
 * @param {Motion} motion
 * @param {Element | null | undefined} oldFace
 * @param {Element | null | undefined} newFace
 * @param {number} delay
 */
export function turnOver(motion, oldFace, newFace, delay) {
  const half = DURATION.flip / 2;
  const wide = { transform: 'scale(1, 1)' };
  const narrow = { transform: 'scale(0.02, 1.06)' };
  motion.play(oldFace, [wide, narrow], { duration: half, delay, easing: 'ease-in', fill: 'both' });
  motion.play(newFace, [{ ...narrow, opacity: 0 }, { ...narrow, opacity: 1, offset: 0.01 }, { ...wide, opacity: 1 }],
    { duration: half, delay: delay + half, easing: 'ease-out' });
}

/**
 * @param {Motion} motion
 * @param {Element | null | undefined} element
 */
export function appear(motion, element, delay = 0) {
  motion.play(element, [{ opacity: 0, transform: 'scale(0.7)' }, { opacity: 1, transform: 'scale(1)' }],
    { duration: DURATION.appear, delay, easing: 'ease-out' });
}
