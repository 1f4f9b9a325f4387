// Start of the page: settings and texts first, so that nothing is drawn in the wrong language or theme.

import { loadLanguage } from './lib/messages.js';
import { settings } from './lib/settings.js';

await settings.load();
await loadLanguage(settings.get('language'));
await import('./components/secateur-app.js');
