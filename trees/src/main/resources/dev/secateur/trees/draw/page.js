'use strict';

// All states are computed in advance. Entry 0 describes all nodes at the start; each later entry has
// the sentence of a step and the nodes that change.
const steps = JSON.parse(document.getElementById('steps').textContent);
const kinds = ['pruned', 'unreached', 'principal', 'current'];
const element = (id) => document.getElementById(id);
let shown = -1;

function setText(parent, selector, texts) {
  parent.querySelectorAll(selector).forEach((text, i) => { text.textContent = texts[i] ?? ''; });
}

function setLooks(part, looks) {
  part.classList.remove(...kinds);
  part.classList.add(...looks.split(' ').filter((look) => look !== ''));
}

function show(change) {
  const node = element('n' + change.id);
  if (node === null) return; // The node is folded.
  setLooks(node, change.looks);
  setText(node, 'title', [change.title]);
  setText(node, '.value', [change.value]);
  const windows = node.querySelectorAll('.window').length;
  const both = [change.alpha, change.beta];
  setText(node, '.window', windows === 1 ? [both.join(' ')] : both);
  const edge = element('e' + change.id);
  if (edge === null) return; // The root has no edge.
  setLooks(edge, change.looks);
  const cut = element('c' + change.id);
  cut.setAttribute('visibility', change.cut ? 'visible' : 'hidden');
  setText(cut, '.reason', [change.reason]);
}

function goTo(step) {
  const target = Math.min(Math.max(step, 0), steps.length - 1);
  if (target < shown) shown = -1;
  while (shown < target) steps[++shown].changes.forEach(show);
  element('sentence').textContent = steps[target].sentence;
  element('result').textContent = steps[target].result ?? '';
  element('position').textContent = target + ' / ' + (steps.length - 1);
  element('slider').value = target;
  // A disabled button would lose the focus, so the buttons only get aria-disabled.
  for (const id of ['first', 'back']) element(id).setAttribute('aria-disabled', target === 0);
  for (const id of ['forward', 'last']) {
    element(id).setAttribute('aria-disabled', target === steps.length - 1);
  }
  const current = document.querySelector('.tree .current');
  current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

element('slider').max = steps.length - 1;
element('slider').addEventListener('input', (event) => goTo(Number(event.target.value)));
element('first').addEventListener('click', () => goTo(0));
element('back').addEventListener('click', () => goTo(shown - 1));
element('forward').addEventListener('click', () => goTo(shown + 1));
element('last').addEventListener('click', () => goTo(steps.length - 1));

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = {
    ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: steps.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  goTo(target);
});

goTo(0);
