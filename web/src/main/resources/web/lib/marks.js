// The marks that people put behind moves, in the order in which they are offered, with their names.

export const MARKS = {
  '!!': 'brilliant',
  '!': 'good',
  '!?': 'interesting',
  '?!': 'dubious',
  '?': 'mistake',
  '??': 'blunder',
};
