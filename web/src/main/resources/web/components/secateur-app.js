// The whole page: header, the page that the address names, and what all pages use (toasts,
// announcements, the help on keys).

import { css, html, nothing } from 'lit';
import { Component } from '../lib/component.js';
import { onLanguageChange } from '../lib/language.js';
import { say } from '../lib/messages.js';
import { go, ownLink, routeOf } from '../lib/router.js';
import { gameKey } from '../lib/keys.js';
import { base, controls } from './shared-styles.js';
import { icon, mark } from './icons.js';
import './keys-dialog.js';
import './toast-stack.js';

/** @import {IconName, MessageKey, PageEvent, PageName} from '../types/index.js' */

/** @type {{path: string, page: PageName, text: MessageKey, icon: IconName}[]} */
const LINKS = [
  { path: '/', page: 'home', text: 'nav.new-game', icon: 'add' },
  { path: '/games', page: 'games', text: 'nav.games', icon: 'games' },
  { path: '/analyse', page: 'analyse', text: 'nav.analyse', icon: 'search' },
  { path: '/learn', page: 'learn', text: 'nav.learn', icon: 'learn' },
  { path: '/lab', page: 'lab', text: 'lab.nav', icon: 'lab' },
  { path: '/settings', page: 'settings', text: 'nav.settings', icon: 'settings' },
  { path: '/about', page: 'about', text: 'nav.about', icon: 'information' },
];

/**
 * Pages without a link in the navigation mark another link.
 *
 * @type {Partial<Record<PageName, PageName>>}
 */
const SECTIONS = { analysis: 'analyse', openings: 'games', trees: 'learn', lesson: 'learn', rules: 'learn', match: 'lab' };

/**
 * The module of each page, loaded when the page is opened for the first time: most visits need one or two.
 *
 * @type {Partial<Record<PageName, () => Promise<unknown>>>}
 */
const MODULES = {
  home: () => import('./home-page.js'),
  play: () => import('./game-page.js'),
  analysis: () => import('./analysis-page.js'),
  games: () => import('./games-page.js'),
  lab: () => import('./lab-page.js'),
  match: () => import('./match-page.js'),
  analyse: () => import('./analyse-page.js'),
  openings: () => import('./openings-page.js'),
  settings: () => import('./settings-page.js'),
  about: () => import('./about-page.js'),
  trees: () => import('./trees-page.js'),
  learn: () => import('./learn-page.js'),
  rules: () => import('./rules-page.js'),
  lesson: () => import('./lesson-page.js'),
};

class SecateurApp extends Component {
  static properties = { route: { state: true }, loaded: { state: true }, failed: { state: true } };

  constructor() {
    super();
    /** @type {ReturnType<typeof routeOf>} */
    this.route = routeOf(location.pathname);
    /** @type {PageName[]} pages whose module has been loaded */
    this.loaded = ['missing'];
    /** Whether the module of this page could not be loaded. */
    this.failed = false;
    this.pageChanged = () => this.#addressChanged();
    /** @param {KeyboardEvent} event */
    this.keyPressed = (event) => gameKey(event) === '?' && this.#showKeys();
    onLanguageChange(() => this.#nameDocument());
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('popstate', this.pageChanged);
    window.addEventListener('page-changed', this.pageChanged);
    window.addEventListener('keydown', this.keyPressed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.pageChanged);
    window.removeEventListener('page-changed', this.pageChanged);
    window.removeEventListener('keydown', this.keyPressed);
  }

  firstUpdated() {
    this.#nameDocument();
    this.#loadPage();
  }

  async #loadPage() {
    const { page } = this.route;
    this.failed = false;
    if (this.loaded.includes(page)) return;
    try {
      await MODULES[page]?.();
      this.loaded = [...this.loaded, page];
    } catch {
      this.failed = this.route.page === page;
    }
  }

  /** A new page starts at its top with the focus on it, as after loading. */
  #addressChanged() {
    const route = routeOf(location.pathname);
    const same = route.page === this.route.page && route.id === this.route.id;
    this.route = route;
    if (same) return;
    this.#loadPage();
    this.#nameDocument();
    window.scrollTo(0, 0);
    this.updateComplete.then(() => this.drawn('main').focus({ preventScroll: true }));
  }

  #nameDocument(name = say(`title.${this.route.page}`)) {
    document.title = say('title.page', name);
  }

  #showKeys() {
    this.drawn('keys-dialog').show();
  }

  /** @param {MouseEvent} event */
  #followLink(event) {
    const path = ownLink(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  }

  /**
   * A screen reader does not repeat an unchanged text: empty the region first.
   *
   * @param {PageEvent<'announce'>} event
   */
  #announce(event) {
    const region = this.renderRoot.querySelector('#announcements');
    if (!region) return;
    region.textContent = '';
    setTimeout(() => {
      region.textContent = event.detail.text;
    }, 60);
  }

  #skipToContent() {
    this.drawn('main').focus();
  }

  render() {
    return html`
      <div
        class="app"
        @click=${this.#followLink}
        @toast=${(/** @type {PageEvent<'toast'>} */ event) => this.drawn('toast-stack').add(event.detail)}
        @announce=${this.#announce}
        @keys-asked=${this.#showKeys}
        @title-known=${(/** @type {PageEvent<'title-known'>} */ event) => this.#nameDocument(event.detail.title)}
      >
        <header>
          <button class="skip" @click=${this.#skipToContent}>${say('nav.skip')}</button>
          <a class="home" href="/" aria-label=${say('nav.home')}>${mark()}<span>Secateur</span></a>
          <nav aria-label=${say('nav.label')}>${LINKS.map((link) => this.#link(link))}</nav>
        </header>
        <main id="main" tabindex="-1">${this.#page()}</main>
        <toast-stack></toast-stack>
        <keys-dialog></keys-dialog>
        <div id="announcements" class="visually-hidden" role="status" aria-live="polite"></div>
      </div>
    `;
  }

  /** @param {typeof LINKS[number]} link */
  #link({ path, page, text, icon: name }) {
    return html`<a href=${path} aria-current=${(SECTIONS[this.route.page] ?? this.route.page) === page ? 'page' : 'false'}>
      ${icon(name)}<span>${say(text)}</span>
    </a>`;
  }

  #page() {
    const { page, id = '' } = this.route;
    if (this.failed) return this.#unreachable();
    if (!this.loaded.includes(page)) return nothing;
    if (page === 'home') return html`<home-page></home-page>`;
    if (page === 'play') return html`<game-page .gameId=${id}></game-page>`;
    if (page === 'analysis') return html`<analysis-page .gameId=${id}></analysis-page>`;
    if (page === 'games') return html`<games-page></games-page>`;
    if (page === 'lab') return html`<lab-page></lab-page>`;
    if (page === 'match') return html`<match-page .matchId=${id}></match-page>`;
    if (page === 'analyse') return html`<analyse-page></analyse-page>`;
    if (page === 'openings') return html`<openings-page></openings-page>`;
    if (page === 'settings') return html`<settings-page></settings-page>`;
    if (page === 'about') return html`<about-page></about-page>`;
    if (page === 'trees') return html`<trees-page></trees-page>`;
    if (page === 'learn') return html`<learn-page></learn-page>`;
    if (page === 'rules') return html`<rules-page .game=${id}></rules-page>`;
    if (page === 'lesson') return html`<lesson-page .chapter=${id}></lesson-page>`;
    return html`<div class="missing">
      <h1>${say('missing.title')}</h1>
      <p>${say('missing.text')} <a href="/">${say('nav.home')}</a></p>
    </div>`;
  }

  /** The server has stopped, or it has a new version of the page: both need a new start of the page. */
  #unreachable() {
    return html`<div class="missing" role="alert">
      <p>${say('problem.unreachable')}</p>
      <p><button @click=${() => location.reload()}>${say('connection.again')}</button></p>
    </div>`;
  }

  static styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .app {
        min-height: 100dvh;
        display: flex;
        flex-direction: column;
      }
      .skip {
        position: absolute;
        left: 1rem;
        top: -4rem;
        z-index: 10;
      }
      .skip:focus {
        top: 0.5rem;
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem;
        padding: 0.35rem clamp(0.5rem, 2vw, 2rem);
        border-bottom: 1px solid var(--line);
        background: var(--surface);
      }
      .home {
        display: inline-flex;
        align-items: center;
        gap: 0.6rem;
        min-height: 44px;
        padding-inline: 0.25rem;
        border-radius: var(--radius-small);
        color: var(--text);
        font-size: 1.15rem;
        font-weight: 700;
        letter-spacing: -0.01em;
        text-decoration: none;
      }
      .mark {
        width: 30px;
        height: 30px;
        fill: none;
        stroke-width: 5;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .mark .ground {
        fill: var(--accent);
      }
      .mark .branch,
      .mark .gone {
        stroke: var(--on-accent);
      }
      .mark .gone {
        stroke-dasharray: 1 8;
        opacity: 0.75;
      }
      .mark .cut {
        stroke: #f2b84b;
      }
      nav {
        display: flex;
        gap: 0.15rem;
      }
      nav a {
        display: inline-flex;
        align-items: center;
        justify-content: center;
        gap: 0.45rem;
        min-width: 44px;
        min-height: 44px;
        padding-inline: 0.7rem;
        border-radius: var(--radius-small);
        color: var(--text);
        font-weight: 550;
        text-decoration: none;
      }
      nav a:hover {
        background: var(--surface-2);
      }
      nav a[aria-current='page'] {
        background: var(--accent-soft);
        box-shadow: inset 0 -2px 0 var(--accent);
        color: var(--accent);
      }
      main {
        flex: 1;
        min-width: 0;
        outline: none;
      }
      .missing {
        max-width: 46rem;
        margin: 0 auto;
        padding: 3rem 1rem;
        display: grid;
        gap: 1rem;
      }
      @media (max-width: 480px) {
        .home span {
          display: none;
        }
      }
      @media (max-width: 900px) {
        nav span {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
        nav a {
          padding-inline: 0.4rem;
        }
      }
      @media (max-width: 480px) {
        .home span {
          display: none;
        }
        nav {
          gap: 0;
        }
        nav a {
          min-width: 40px;
        }
      }
    `,
  ];
}

customElements.define('secateur-app', SecateurApp);
