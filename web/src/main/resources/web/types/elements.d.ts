// The elements of the page that others look up by their tag and talk to.

import type { ConfirmDialog } from '../components/confirm-dialog.js';
import type { ImportProgress } from '../components/import-progress.js';
import type { KeysDialog } from '../components/keys-dialog.js';
import type { OpeningTree } from '../components/opening-tree.js';
import type { PasteDialog } from '../components/paste-dialog.js';
import type { RecordsPanel } from '../components/records-panel.js';
import type { ToastStack } from '../components/toast-stack.js';

declare global {
  interface HTMLElementTagNameMap {
    'confirm-dialog': ConfirmDialog;
    'import-progress': ImportProgress;
    'keys-dialog': KeysDialog;
    'opening-tree': OpeningTree;
    'paste-dialog': PasteDialog;
    'records-panel': RecordsPanel;
    'toast-stack': ToastStack;
  }
}
