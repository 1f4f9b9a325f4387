/** @import {LessonKey} from '../types/index.js' */

/**
 * How a part of a lesson or of the rules is called among its siblings: the last word of its key.
 *
 * @param {{key: LessonKey}} part
 */
export function partName({ key }) {
  return key.slice(key.lastIndexOf('.') + 1);
}
