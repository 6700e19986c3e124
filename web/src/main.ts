import { mount } from 'svelte';
import App from './App.svelte';
import './look/theme.css';
import './look/buttons.css';
import { me } from './state/me.svelte';
import { settings } from './state/settings.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no element #page');
await Promise.all([settings.begin(), me.begin()]);
mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/worker.js');
  // What was loaded before the worker started is cached as well, for offline use.
  void navigator.serviceWorker.ready.then(({ active }) => {
    const files = performance.getEntriesByType('resource').map((each) => each.name);
    active?.postMessage({ type: 'keep', files });
  });
}
