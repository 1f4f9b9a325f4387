// What a person can do on the game page beside moving a piece.

import { api } from './api.js';
import { resultText } from './names.js';
import { say } from './messages.js';
import { analysisAddress, go } from './router.js';
import { passMove, personSide, takeBackTarget } from './game-view.js';

/** @import {ActionPage, OpenSession} from '../types/index.js' */

/**
 * Each takes the session of the page, and the page for its dialogs. The page shows the problems.
 *
 * @satisfies {Record<string, (session: OpenSession, page: ActionPage) => unknown>}
 */
export const ACTIONS = {
  first: (session) => session.first(),
  previous: (session) => session.previous(),
  next: (session) => session.next(),
  last: (session) => session.last(),
  'to-head': (session) => session.view(session.game.head),
  flip(_session, page) {
    page.turned = !page.turned;
  },
  async 'take-back'(session) {
    const target = takeBackTarget(session);
    if (target !== null) await session.ask(api.moveHead(session.id, target));
  },
  async 'play-on'(session) {
    await session.ask(api.moveHead(session.id, session.viewed));
  },
  async hint(session, page) {
    const hint = await session.askHint();
    page.announce(say('play.hint', hint.move.move));
  },
  async 'play-hint'(session) {
    const { move, node } = await session.askHint();
    if (session.viewed === node) await session.play(move.move);
  },
  async pass(session) {
    const pass = passMove(session.position);
    if (pass) await session.play(pass.move);
  },
  'move-now': (session) => api.moveNow(session.id),
  async auto(session, page) {
    const auto = !session.game.auto;
    await session.ask(api.changeGame(session.id, { auto }), { follow: false });
    page.toast(say(auto ? 'play.auto-on' : 'play.auto-off'));
  },
  async resign(session, page) {
    const side = personSide(session);
    if (side === null) return;
    if (!(await page.confirm(say('resign.title'), say('resign.text'), say('action.resign')))) return;
    await session.ask(api.resign(session.id, side));
  },
  async draw(session, page) {
    const side = personSide(session);
    if (side === null) return;
    const verdict = await session.ask(api.offerDraw(session.id, side));
    page.toast(verdict.accepted ? resultText('draw', 'agreement') : say('play.draw-refused'));
  },
  analyse: (session) => go(analysisAddress(session.id)),
  async rematch(session) {
    const { game, players, clock, title, opening } = session.game;
    const created = await api.createGame({
      game,
      players,
      ...(clock && { clock }),
      ...(title && { title }),
      // Another opening of the same set.
      ...(opening && { opening: opening.replace(/:.*/, ':random') }),
    });
    go(`/play/${created.id}`);
  },
};
