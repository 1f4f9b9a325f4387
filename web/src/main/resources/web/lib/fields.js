// Listeners for form fields that pass on the value of the field.

/**
 * @param {(value: string) => void} take
 * @returns {(event: Event) => void}
 */
export function withValue(take) {
  return (event) => take(fieldOf(event).value);
}

/**
 * @param {(checked: boolean) => void} take
 * @returns {(event: Event) => void}
 */
export function withChecked(take) {
  return (event) => take(inputOf(event).checked);
}

/**
 * The field on which an event happened.
 *
 * @param {Event} event
 * @returns {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement}
 */
export function fieldOf({ target }) {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return target;
  throw new Error('the event did not happen on a field');
}

/**
 * The input on which an event happened.
 *
 * @param {Event} event
 */
export function inputOf(event) {
  const field = fieldOf(event);
  if (field instanceof HTMLInputElement) return field;
  throw new Error('the event did not happen on an input');
}
