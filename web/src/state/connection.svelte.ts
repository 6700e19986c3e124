/** Whether the server can be reached. */

import { onAnswer } from '../wire/api';

class Connection {
  isLost = $state(!navigator.onLine);

  constructor() {
    onAnswer((isThere) => (this.isLost = !isThere));
    addEventListener('online', () => (this.isLost = false));
    addEventListener('offline', () => (this.isLost = true));
  }
}

export const connection = new Connection();
